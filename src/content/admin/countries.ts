import { countries, type Region } from '@/content/countries'
import { countryArticles, flagEmoji } from './countrySamples'

/** The maximum lengths of a country's code and flag (Spec §5, §9); a flag emoji counts as one character (D-28a). */
export const CODE_LIMIT = 2
export const FLAG_LIMIT = 4

/** A country in the admin area (Spec §3). */
export type AdminCountry = {
  id: number
  /** the Arabic name */
  name: string
  nameEn: string
  /** two letters */
  code: string
  /** an emoji */
  flag: string
  region: Region
  newsCount: number
  isActive: boolean
  /** day/month/year: `7/2/2025` */
  createdAt: string
}

/** The 22 countries, all active (Spec §3). The news of a country are those of its categories. */
export const adminCountries: readonly AdminCountry[] = countries.map(
  ({ slug, name, nameEn, code, region }, index) => ({
    id: index + 1,
    name,
    nameEn,
    code,
    flag: flagEmoji(code),
    region,
    newsCount: countryArticles(slug).reduce((sum, articles) => sum + articles, 0),
    isActive: true,
    createdAt: `${((index * 5) % 27) + 1}/${(index % 6) + 1}/2025`,
  }),
)

import { type CountrySlug, countries, type Region, regions } from '@/content/countries'
import { type SectionIcon, sectionById } from '@/content/sections'
import { type TopicSlug, topics } from '@/content/topics'
import { trimInvisible } from '@/lib/invisible'

/** A page whose categories editors manage (Spec §2): the main page, a topical page or a country's. */
export type SettingsPage = {
  /** the `pageId` of Spec §7 */
  id: string
  name: string
  /** its public address */
  path: string
} & (
  | { kind: 'main' }
  | { kind: 'topic'; slug: TopicSlug; icon: SectionIcon }
  | { kind: 'country'; slug: CountrySlug; code: string; region: Region }
)

/** The name of the list of a page's categories. */
export const categoriesLabel = (page: string) => `فئات صفحة ${page}`

export const MAIN_PAGE: SettingsPage = {
  id: 'main',
  name: 'الرئيسية',
  path: '/',
  kind: 'main',
}

const topicPages = topics.map(
  ({ slug, name }): SettingsPage => ({
    id: slug,
    name,
    path: `/${slug}`,
    kind: 'topic',
    slug,
    icon: sectionById(slug).icon,
  }),
)

const countryPages = countries.map(
  ({ slug, name, code, region }): SettingsPage & { kind: 'country' } => ({
    id: slug,
    name,
    path: `/countries/${slug}`,
    kind: 'country',
    slug,
    code,
    region,
  }),
)

/** The 31 pages in their seven groups: main and the topics, then the countries by region (Spec §2, §9). */
export const settingsPageGroups: readonly { name: string; pages: readonly SettingsPage[] }[] = [
  { name: 'الرئيسية والأقسام', pages: [MAIN_PAGE, ...topicPages] },
  ...regions.map((region) => ({
    name: region,
    pages: countryPages.filter((page) => page.region === region),
  })),
]

const pages = settingsPageGroups.flatMap((group) => group.pages)

/** The page of an id, without regard to case (D-9), or undefined. */
export const settingsPageById = (id: string): SettingsPage | undefined =>
  pages.find((page) => page.id === trimInvisible(id).toLowerCase())

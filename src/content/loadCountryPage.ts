import type { CountrySlug } from './countries'
import type { CountryFacts } from './countryFacts'
import type { CountryPage } from './countryPages/countryPage'

/** The names of the content files. */
export type CountryFile = CountrySlug | 'arab-world'

/** The content of a file. Its name begins the ids of its stories. */
export type LoadedPage = CountryPage & { file: CountryFile }

const pages: Record<CountryFile, () => Promise<{ page: CountryPage }>> = {
  'saudi-arabia': () => import('./countryPages/saudi-arabia'),
  uae: () => import('./countryPages/uae'),
  egypt: () => import('./countryPages/egypt'),
  qatar: () => import('./countryPages/qatar'),
  kuwait: () => import('./countryPages/kuwait'),
  bahrain: () => import('./countryPages/bahrain'),
  oman: () => import('./countryPages/oman'),
  jordan: () => import('./countryPages/jordan'),
  lebanon: () => import('./countryPages/lebanon'),
  syria: () => import('./countryPages/syria'),
  palestine: () => import('./countryPages/palestine'),
  iraq: () => import('./countryPages/iraq'),
  libya: () => import('./countryPages/libya'),
  tunisia: () => import('./countryPages/tunisia'),
  algeria: () => import('./countryPages/algeria'),
  morocco: () => import('./countryPages/morocco'),
  sudan: () => import('./countryPages/sudan'),
  somalia: () => import('./countryPages/somalia'),
  djibouti: () => import('./countryPages/djibouti'),
  comoros: () => import('./countryPages/comoros'),
  mauritania: () => import('./countryPages/mauritania'),
  yemen: () => import('./countryPages/yemen'),
  'arab-world': () => import('./countryPages/arab-world'),
}

/** Loads the content of a country's pages, which is a separate chunk; `arab-world` is for all countries together. */
export async function loadCountryPage(file: CountryFile): Promise<LoadedPage> {
  return { file, ...(await pages[file]()).page }
}

/** Loads the facts about a country, which only `/countries/{slug}` needs. */
export async function loadCountryFacts(slug: CountrySlug): Promise<CountryFacts> {
  const { countryFacts } = await import('./countryFacts')
  return countryFacts[slug]
}

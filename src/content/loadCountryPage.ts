import type { CountrySlug } from './countries'
import type { CountryFacts } from './countryFacts'
import type { CountryPage } from './countryPages/countryPage'
import { loadFile } from './loadTopicPage'

/** The names of the content files. */
export type CountryFile = CountrySlug | 'arab-world'

/** The content of a file. Its name begins the ids of its stories. */
export type LoadedPage = CountryPage & { file: CountryFile }

const pages = import.meta.glob<CountryPage>(
  ['./countryPages/*.ts', '!./countryPages/countryPage.ts'],
  { import: 'page' },
)

/** Loads the content of a country's pages, which is a separate chunk; `arab-world` is for all countries together. */
export async function loadCountryPage(file: CountryFile): Promise<LoadedPage> {
  return { file, ...(await loadFile(pages, 'countryPages', file)) }
}

/** Loads the facts about a country, which only `/countries/{slug}` needs. */
export async function loadCountryFacts(slug: CountrySlug): Promise<CountryFacts> {
  const { countryFacts } = await import('./countryFacts')
  return countryFacts[slug]
}

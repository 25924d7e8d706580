import { countries } from '@/content/countries'
import { sections } from '@/content/sections'

/** The Arabic name of a section or a country that the reader follows; any other id unchanged. */
export const followName = (id: string): string =>
  [...sections.map((section) => ({ ...section, slug: section.id })), ...countries].find(
    ({ slug }) => slug === id,
  )?.name ?? id

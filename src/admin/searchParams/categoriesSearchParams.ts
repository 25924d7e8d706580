import type { ParentId } from '@/content/admin/managedCategory'
import { countries } from '@/content/countries'
import { topics } from '@/content/topics'
import { oneOf, searchParams, text } from '@/lib/searchParams'

/** The section if the address names none: news, whose public page is the home page. */
export const FIRST_SECTION = 'news' satisfies ParentId

// Only the ids: importing `parentSections` with names and icons would add them to every page,
// because the route tree imports all search schemas.
const sectionIds: readonly ParentId[] = [
  FIRST_SECTION,
  ...[...topics, ...countries].map(({ slug }) => slug),
]

/** The search parameters of `/admin/categories`. */
export const categoriesSearchParams = searchParams({
  section: oneOf(sectionIds, FIRST_SECTION),
  q: text,
})

export type CategoriesSearchParams = ReturnType<typeof categoriesSearchParams.parse>

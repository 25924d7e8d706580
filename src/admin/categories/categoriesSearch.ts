import type { ParentId } from '@/content/admin/managedCategory'
import { countries } from '@/content/countries'
import { topics } from '@/content/topics'
import { oneOf, searchParams, text } from '@/lib/searchParams'

/** The section that stands open when the address names none: news, whose public page is the home page. */
export const FIRST_SECTION = 'news' satisfies ParentId

// The ids alone: with names and icons (`parentSections`) they would weigh on every page, which knows all addresses.
const sectionIds: readonly ParentId[] = [
  FIRST_SECTION,
  ...[...topics, ...countries].map(({ slug }) => slug),
]

/**
 * The chosen section and the search of `/admin/categories`, in its address. A default is left out, and
 * a value that makes no sense falls back to it (architecture, Habits).
 */
export const categoriesSearchSchema = searchParams({
  section: oneOf(sectionIds, FIRST_SECTION),
  q: text,
})

export type CategoriesSearch = ReturnType<typeof categoriesSearchSchema.parse>

import type { ParentId } from '@/content/admin/managedCategory'
import { parentSections } from '@/content/admin/parentSections'
import { oneOf, searchParams, text } from '@/lib/searchParams'

/** The section that stands open when the address names none: news, whose public page is the home page. */
export const FIRST_SECTION = 'news' satisfies ParentId

/**
 * The chosen section and the search of `/admin/categories`, in its address. A default is left out, and
 * a value that makes no sense falls back to it (architecture, Habits).
 */
export const categoriesSearchSchema = searchParams({
  section: oneOf(
    parentSections.map(({ id }) => id),
    FIRST_SECTION,
  ),
  q: text,
})

export type CategoriesSearch = ReturnType<typeof categoriesSearchSchema.parse>

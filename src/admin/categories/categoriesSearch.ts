import { z } from 'zod'
import type { ParentId } from '@/content/admin/managedCategory'
import { parentSections } from '@/content/admin/parentSections'

/** The section that stands open when the address names none: news, whose public page is the home page. */
export const FIRST_SECTION: ParentId = 'news'

/**
 * The chosen section and the search of `/admin/categories`, in its address. A default is left out, and
 * a value that makes no sense falls back to it (architecture, Habits).
 */
export const categoriesSearchSchema = z.object({
  section: z
    .enum(parentSections.map(({ id }) => id))
    .transform((id) => (id === FIRST_SECTION ? undefined : id))
    .optional()
    .catch(undefined),
  q: z.coerce
    .string()
    .transform((text) => text.trim() || undefined)
    .optional()
    .catch(undefined),
})

export type CategoriesSearch = z.infer<typeof categoriesSearchSchema>

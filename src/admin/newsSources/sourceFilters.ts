import { SOURCE_STATUSES, sourceCategories } from '@/content/admin/newsSourceKinds'
import { oneOf, searchParams, text } from '@/lib/searchParams'

/**
 * The filters of `/admin/news`, in its address. A default is left out, and a value that makes no sense
 * falls back to it (architecture, Habits).
 */
export const sourceFiltersSchema = searchParams({
  q: text,
  category: oneOf(sourceCategories.map(({ id }) => id)),
  status: oneOf(SOURCE_STATUSES),
})

export type SourceFilters = ReturnType<typeof sourceFiltersSchema.parse>

import { z } from 'zod'
import { SOURCE_STATUSES, sourceCategories } from '@/content/admin/newsSources'

/**
 * The filters of `/admin/news`, in its address. A default is left out, and a value that makes no sense
 * falls back to it (architecture, Habits).
 */
export const sourceFiltersSchema = z.object({
  q: z.coerce
    .string()
    .transform((text) => text.trim() || undefined)
    .optional()
    .catch(undefined),
  category: z
    .enum(sourceCategories.map(({ id }) => id))
    .optional()
    .catch(undefined),
  status: z.enum(SOURCE_STATUSES).optional().catch(undefined),
})

export type SourceFilters = z.infer<typeof sourceFiltersSchema>

import { z } from 'zod'
import { USER_STATUSES } from '@/content/admin/users'

/**
 * The filters of `/admin/users`, in its address. A default is left out, and a value that makes no sense
 * falls back to it (architecture, Habits). There are two pages, whatever the filter (decision 22).
 */
export const userFiltersSchema = z.object({
  q: z.coerce
    .string()
    .transform((text) => text.trim() || undefined)
    .optional()
    .catch(undefined),
  status: z.enum(USER_STATUSES).optional().catch(undefined),
  page: z.coerce.number().pipe(z.literal(2)).optional().catch(undefined),
})

export type UserFilters = z.infer<typeof userFiltersSchema>

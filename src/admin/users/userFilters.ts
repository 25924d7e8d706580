import { USER_STATUSES } from '@/content/admin/userKinds'
import { laterPage, oneOf, searchParams, text } from '@/lib/searchParams'

/**
 * The filters of `/admin/users`, in its address. A default is left out, and a value that makes no sense
 * falls back to it (architecture, Habits). There are two pages, whatever the filter (D-22).
 */
export const userFiltersSchema = searchParams({
  q: text,
  status: oneOf(USER_STATUSES),
  page: laterPage(2),
})

export type UserFilters = ReturnType<typeof userFiltersSchema.parse>

import { USER_STATUSES } from '@/content/admin/userKinds'
import { laterPage, oneOf, searchParams, text } from '@/lib/searchParams'

/**
 * The search parameters of `/admin/users`. A default is omitted, and an invalid value falls back to
 * it (architecture, Habits). There are two pages for every filter (D-22).
 */
export const userFiltersSchema = searchParams({
  q: text,
  status: oneOf(USER_STATUSES),
  page: laterPage(2),
})

export type UserFilters = ReturnType<typeof userFiltersSchema.parse>

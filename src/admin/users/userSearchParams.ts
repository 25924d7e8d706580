import { USER_STATUSES } from '@/content/admin/userKinds'
import { oneOf, pageParam, searchParams, text } from '@/lib/searchParams'

/**
 * The search parameters of `/admin/users`. A default is omitted, and an invalid value falls back to
 * it (architecture, Habits). There are two pages for every filter (D-22).
 */
export const userSearchParams = searchParams({
  q: text,
  status: oneOf(USER_STATUSES),
  page: pageParam(2),
})

export type UserSearchParams = ReturnType<typeof userSearchParams.parse>

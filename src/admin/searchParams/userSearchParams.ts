import { USER_STATUSES } from '@/content/admin/kinds'
import { oneOf, pageParam, searchParams, sortedBy, text } from '@/lib/searchParams'

/** The columns of the table that can be sorted. */
const SORTED = ['user', 'role', 'status', 'joined', 'lastLogin', 'articles'] as const

/**
 * The search parameters of `/admin/users`. A default is omitted, and an invalid value falls back to it (architecture,
 * Habits). There are two pages for every filter (D-22). `user` is the id of the user whose sheet is open.
 */
export const userSearchParams = searchParams({
  q: text,
  status: oneOf(USER_STATUSES),
  sort: sortedBy(SORTED),
  page: pageParam(2),
  user: text,
})

export type UserSearchParams = ReturnType<typeof userSearchParams.parse>

import { USER_STATUSES } from '@/content/admin/kinds'
import { oneOf, pageParam, searchParams, sortedBy, text } from '@/lib/searchParams'

/**
 * The search parameters of `/admin/users`. There are two pages for every filter (D-22). `user` is the id of the user
 * whose sheet is open.
 */
export const userSearchParams = searchParams({
  q: text,
  status: oneOf(USER_STATUSES),
  sort: sortedBy(['user', 'role', 'status', 'joined', 'lastLogin', 'articles']),
  page: pageParam(2),
  user: text,
})

export type UserSearchParams = ReturnType<typeof userSearchParams.parse>

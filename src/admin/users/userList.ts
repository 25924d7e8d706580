import type { UserStatus } from '@/content/admin/userKinds'
import type { AdminUser } from '@/content/admin/users'
import { containsText } from '@/lib/containsText'

/** Spec §2, §9, decision 22: exactly two, whatever the filter. */
export const PAGE_COUNT = 2

type Filters = { q?: string | undefined; status?: UserStatus | undefined }

/** The users of a status whose name or email holds `q` (Spec §2, Users); without them, all. */
export const filterUsers = (users: readonly AdminUser[], { q = '', status }: Filters) =>
  users.filter(
    (user) => (!status || user.status === status) && containsText([user.name, user.email], q),
  )

/**
 * The users on one of the two pages. A page holds half of the whole list, rounded up, so that two pages
 * hold it all; of a filtered one the second may be empty (decision 22).
 */
export function usersOnPage(
  found: readonly AdminUser[],
  page: number,
  listLength: number,
): AdminUser[] {
  const pageSize = Math.ceil(listLength / PAGE_COUNT)
  return found.slice((page - 1) * pageSize, page * pageSize)
}

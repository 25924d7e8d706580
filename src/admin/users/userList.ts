import type { UserStatus } from '@/content/admin/kinds'
import type { AdminUser } from '@/content/admin/users'
import { containsText } from '@/lib/containsText'

/** Spec §2, §9, D-22: exactly two pages for every filter. */
export const PAGE_COUNT = 2

type Filters = { q?: string | undefined; status?: UserStatus | undefined }

/** The users with this status whose name or email contains `q` (Spec §2, Users); an omitted filter matches all. */
export const filterUsers = (users: readonly AdminUser[], { q = '', status }: Filters) =>
  users.filter(
    (user) => (!status || user.status === status) && containsText([user.name, user.email], q),
  )

/** A page holds half of the whole list, rounded up, so that two pages hold all users (D-22). */
const pageSizeOf = (listLength: number) => Math.ceil(listLength / PAGE_COUNT)

/** 1 if so few users are found that the second page is empty, otherwise 2 (D-36). */
export const lastFilledPage = (foundCount: number, listLength: number): 1 | 2 =>
  foundCount > pageSizeOf(listLength) ? 2 : 1

export function usersOnPage(
  found: readonly AdminUser[],
  page: number,
  listLength: number,
): AdminUser[] {
  const pageSize = pageSizeOf(listLength)
  return found.slice((page - 1) * pageSize, page * pageSize)
}

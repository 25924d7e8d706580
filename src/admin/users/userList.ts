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
export const pageSizeOf = (listLength: number) => Math.ceil(listLength / PAGE_COUNT)

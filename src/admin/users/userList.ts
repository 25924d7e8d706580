import { recordFilter } from '@/admin/searchParams/recordFilter'
import type { AdminUser } from '@/content/admin/users'

/** Spec §2, §9, D-22: exactly two pages for every filter. */
export const PAGE_COUNT = 2

export const filterUsers = recordFilter(({ name, email }: AdminUser) => [name, email], 'status')

/** A page holds half of the whole list, rounded up, so that two pages hold all users (D-22). */
export const pageSizeOf = (listLength: number) => Math.ceil(listLength / PAGE_COUNT)

import { expect, test } from 'vitest'
import { ROLE_NAMES } from '@/content/admin/kindNames'
import { USER_ROLES } from '@/content/admin/kinds'
import { sampleUsers } from '@/content/admin/users'
import { pageOf } from '@/ui/table/Pager'
import { filterUsers, pageSizeOf } from './userList'
import { describeLastLogin, describeUsers } from './userTexts'

test('Spec §2: the search by name, in any spelling, or e-mail, and by no other field; the status filter', () => {
  const names = (search: Parameters<typeof filterUsers>[1]) =>
    filterUsers(sampleUsers, search).map(({ name }) => name)
  expect(names({ q: 'ساره' })).toEqual(['سارة المطيري'])
  expect(names({ q: 'PROMO4471' })).toEqual(['حساب مجهول 4471'])
  expect(names({ q: 'editor' })).toEqual([])
  expect(names({ q: 'سارة', status: 'banned' })).toEqual([])
  expect(names({ status: 'banned' })).toEqual(['حساب مجهول 4471'])
})

test('Spec §6: the names of the roles', () => {
  expect(USER_ROLES.map((role) => ROLE_NAMES[role])).toEqual(['مستخدم', 'محرر', 'مدير'])
})

test.each([
  [0, 0, 1, 0],
  [13, 13, 2, 6],
  // A filtered list has the same page size, and an empty second page is not shown (D-36).
  [3, 12, 1, 3],
  [7, 12, 2, 1],
])('D-22: of %i users found among %i, page %i is the last, with %i', (count, all, last, rows) => {
  const found = Array.from({ length: count }, (_, id) => id)
  const { page, pageCount, items } = pageOf(found, 2, pageSizeOf(all))
  expect([page, pageCount, items.length]).toEqual([last, last, rows])
})

test('Spec §2, Users: the last login', () => {
  const at = (lastLogin: string | null) => describeLastLogin(lastLogin, new Date(2026, 10, 1, 9))
  expect(at('2026-11-01T09:12')).toEqual({ day: 'اليوم', time: '09:12' })
  expect(at('2026-10-31T22:05')).toEqual({ day: 'أمس', time: '22:05' })
  expect(at('2026-10-30T22:05')).toEqual({ day: '30 أكتوبر 2026' })
  expect(at(null)).toEqual({ day: 'لم يحدث بعد' })
  expect(describeLastLogin('2026-11-01T09:12', null)).toEqual({ day: '1 نوفمبر 2026' })
})

test.each([
  [12, 9, '12\u00a0مستخدمًا، منهم 9\u00a0نشطون'],
  [2, 2, 'مستخدمان، منهما اثنان نشطان'],
  [1, 0, 'مستخدم واحد، غير نشط'],
  [0, 0, 'لا مستخدمين'],
])('Spec §2, Users: %i users, %i active', (total, active, expected) => {
  expect(describeUsers(total, active)).toBe(expected)
})

import { expect, test } from 'vitest'
import { USER_ROLES, USER_STATUSES } from '@/content/admin/kinds'
import { type AdminUser, sampleUsers } from '@/content/admin/users'
import { filterUsers, lastFilledPage, usersOnPage } from './userList'
import { userSearchParams } from './userSearchParams'
import { describeLastLogin, describeUsers, ROLES } from './userTexts'

test('Spec §2: the search by name, in any spelling, or e-mail, and by no other field; the status filter', () => {
  const names = (search: Parameters<typeof filterUsers>[1]) =>
    filterUsers(sampleUsers, search).map(({ name }) => name)
  expect(names({ q: 'ساره' })).toEqual(['سارة المطيري'])
  expect(names({ q: 'PROMO4471' })).toEqual(['حساب مجهول 4471'])
  expect(names({ q: 'editor' })).toEqual([])
  expect(names({ q: 'سارة', status: 'banned' })).toEqual([])
  for (const status of USER_STATUSES)
    expect(filterUsers(sampleUsers, { status })).toEqual(
      sampleUsers.filter((user) => user.status === status),
    )
})

test('Spec §4, §6: the roles and the statuses, in their order', () => {
  expect(USER_ROLES.map((role) => ROLES[role].label)).toEqual(['مستخدم', 'محرر', 'مدير'])
  expect(USER_STATUSES).toEqual(['active', 'suspended', 'banned'])
})

test.each([
  [0, 0, 0, 0],
  [1, 1, 1, 0],
  [12, 12, 6, 6],
  [13, 13, 7, 6],
  // A filtered list has the same page size.
  [3, 12, 3, 0],
  [7, 12, 6, 1],
])(
  'D-22: of %i users found among %i, %i and %i are on the two pages',
  (count, all, first, second) => {
    const found = Array.from({ length: count }, (_, id) => ({ id }) as unknown as AdminUser)
    const pages = [1, 2].map((page) => usersOnPage(found, page, all))
    expect(pages.map((page) => page.length)).toEqual([first, second])
    expect(pages.flat()).toEqual(found)
    expect(lastFilledPage(count, all), 'D-36').toBe(second > 0 ? 2 : 1)
  },
)

const login = new Date(2026, 10, 1, 9, 45)

test.each([
  ['today', '2026-11-01T09:12', login, { day: 'اليوم', time: '09:12' }],
  ['yesterday, in the month before', '2026-10-31T22:05', login, { day: 'أمس', time: '22:05' }],
  ['the day before', '2026-10-30T22:05', login, { day: '30 أكتوبر 2026' }],
  ['never', null, login, { day: 'لم يحدث بعد' }],
  ['today, before the clock is read', '2026-11-01T09:12', null, { day: '1 نوفمبر 2026' }],
])('Spec §2, Users: last login %s', (_, lastLogin, clock, expected) => {
  expect(describeLastLogin(lastLogin, clock)).toEqual(expected)
})

test.each([
  [12, 9, '12\u00a0مستخدمًا، منهم 9\u00a0نشطون'],
  [2, 2, 'مستخدمان، منهما اثنان نشطان'],
  [1, 1, 'مستخدم واحد، نشط'],
  [1, 0, 'مستخدم واحد، غير نشط'],
  [0, 0, 'لا مستخدمين'],
])('Spec §2, Users: %i users, %i active', (total, active, expected) => {
  expect(describeUsers(total, active)).toBe(expected)
})

test('Spec §2, D-9: a URL that names no status and none of the two pages finds all users', () => {
  const search = { q: '4471', status: 'banned' }
  expect(userSearchParams.parse({ ...search, page: '2' })).toEqual({ ...search, page: 2 })
  expect(userSearchParams.parse({ q: ' ', status: 'deleted', page: 3 })).toEqual({})
})

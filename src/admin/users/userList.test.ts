import { describe, expect, test } from 'vitest'
import { USER_ROLES, USER_STATUSES } from '@/content/admin/kinds'
import { type AdminUser, sampleUsers } from '@/content/admin/users'
import { filterUsers, lastFilledPage, usersOnPage } from './userList'
import { userSearchParams } from './userSearchParams'
import { describeLastLogin, describeUsers, ROLES } from './userTexts'

const names = (users: readonly AdminUser[]) => users.map(({ name }) => name)
const users = (count: number) =>
  Array.from(
    { length: count },
    (_, index): AdminUser => ({
      ...(sampleUsers[0] as AdminUser),
      id: String(index),
      name: String(index),
    }),
  )

describe('Spec §2: search and status filter of the users', () => {
  test('a name is found in any Arabic spelling', () => {
    expect(names(filterUsers(sampleUsers, { q: 'ساره' }))).toEqual(['سارة المطيري'])
  })

  test('an e-mail is found in any case', () => {
    expect(names(filterUsers(sampleUsers, { q: 'PROMO4471' }))).toEqual(['حساب مجهول 4471'])
  })

  test('no other field is searched', () => {
    expect(filterUsers(sampleUsers, { q: 'editor' })).toEqual([])
  })

  test.each(USER_STATUSES)('the filter «%s» lists exactly those', (status) => {
    const found = filterUsers(sampleUsers, { status })
    expect(found.length).toBeGreaterThan(0)
    expect(found).toEqual(sampleUsers.filter((user) => user.status === status))
  })

  test('both filters together', () => {
    expect(filterUsers(sampleUsers, { q: 'سارة', status: 'banned' })).toEqual([])
  })
})

test('Spec §4, §6: the roles and the statuses, in their order', () => {
  expect(USER_ROLES.map((role) => ROLES[role].label)).toEqual(['مستخدم', 'محرر', 'مدير'])
  expect(USER_STATUSES).toEqual(['active', 'suspended', 'banned'])
})

describe('D-22: the page size is half the list, rounded up', () => {
  test.each([
    [0, 0, 0],
    [1, 1, 0],
    [2, 1, 1],
    [12, 6, 6],
    [13, 7, 6],
  ])('%i users are %i and %i on the two pages', (count, first, second) => {
    const all = users(count)
    expect(usersOnPage(all, 1, count)).toHaveLength(first)
    expect(usersOnPage(all, 2, count)).toHaveLength(second)
    expect([...usersOnPage(all, 1, count), ...usersOnPage(all, 2, count)]).toEqual(all)
  })

  test('a filtered list has the same page size: with 3 of 12 the second page is empty', () => {
    expect(usersOnPage(users(3), 1, 12)).toHaveLength(3)
    expect(usersOnPage(users(3), 2, 12)).toEqual([])
  })

  test.each([
    [0, 0, 1],
    [1, 1, 1],
    [2, 2, 2],
    [6, 12, 1],
    [7, 12, 2],
  ])('D-36: %i found of %i users fill %i pages', (found, all, pages) => {
    expect(lastFilledPage(found, all)).toBe(pages)
  })
})

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
  [3, 1, '3\u00a0مستخدمين، منهم واحد نشط'],
  [2, 2, 'مستخدمان، منهما اثنان نشطان'],
  [1, 1, 'مستخدم واحد، نشط'],
  [1, 0, 'مستخدم واحد، غير نشط'],
  [0, 0, 'لا مستخدمين'],
])('Spec §2, Users: %i users, %i active', (total, active, expected) => {
  expect(describeUsers(total, active)).toBe(expected)
})

test.each([
  ['nothing', {}, {}],
  ['a search', { q: ' سارة ' }, { q: 'سارة' }],
  ['a search of digits', { q: '4471' }, { q: '4471' }],
  ['an empty search', { q: '  ' }, { q: undefined }],
  ['a status', { status: 'banned' }, { status: 'banned' }],
  ['a status that is none', { status: 'deleted' }, { status: undefined }],
  ['the second page', { page: '2' }, { page: 2 }],
  ['the first page, the default', { page: '1' }, { page: undefined }],
  ['a third page, of two', { page: 3 }, { page: undefined }],
  ['a page that is none', { page: 'x' }, { page: undefined }],
])('Spec §2: a URL with %s never breaks the page', (_, search, expected) => {
  expect(userSearchParams.parse(search)).toEqual(expected)
})

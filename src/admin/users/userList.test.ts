import { describe, expect, test } from 'vitest'
import { USER_STATUSES } from '@/content/admin/userKinds'
import { type AdminUser, sampleUsers } from '@/content/admin/users'
import { filterUsers, lastFilledPage, usersOnPage } from './userList'

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

import { expect, test } from 'vitest'
import { PAGE_SIZE, pageOf, pageWith } from './paging'

const list = (length: number) => Array.from({ length }, (_, i) => i + 1)

test('10,000 messages make 400 pages of at most about 60 rows', () => {
  expect(PAGE_SIZE).toBeLessThanOrEqual(60)
  const { items, ...page } = pageOf(list(10_000), 400)
  expect(page).toEqual({ page: 400, pageCount: 400, first: 9976, last: 10_000 })
  expect(items).toHaveLength(25)
})

test('the last page has the remaining rows; an empty list is one empty page', () => {
  expect(pageOf(list(26), 2)).toEqual({ page: 2, pageCount: 2, items: [26], first: 26, last: 26 })
  expect(pageOf([], 7)).toMatchObject({ page: 1, pageCount: 1, items: [] })
})

test('the page of an id, without the first as in the address', () => {
  const ids = list(60).map(String)
  const pages = ['25', '26', 'none'].map((id) => pageWith(id, ids))
  expect(pages).toEqual([undefined, 2, undefined])
})

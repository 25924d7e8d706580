import { describe, expect, test } from 'vitest'
import { PAGE_SIZE, pageOf, pageWith } from './paging'

const list = (length: number) => Array.from({ length }, (_, i) => i + 1)

describe('paging of the contact messages (at most about 60 rows)', () => {
  test('a page has at most 60 rows', () => expect(PAGE_SIZE).toBeLessThanOrEqual(60))

  test('10,000 messages make 400 pages', () => {
    const { pageCount, items, first, last } = pageOf(list(10_000), 400)
    expect({ pageCount, rows: items.length, first, last }).toEqual({
      pageCount: 400,
      rows: 25,
      first: 9976,
      last: 10_000,
    })
  })

  test('the last page has the remaining rows', () => {
    expect(pageOf(list(26), 2)).toEqual({ page: 2, pageCount: 2, items: [26], first: 26, last: 26 })
  })

  test.each([
    [0, 1],
    [-3, 1],
    [3, 2],
    [1e9, 2],
    [1.9, 1],
    [Number.NaN, 1],
  ])('page %s of two is page %s', (asked, page) => expect(pageOf(list(30), asked).page).toBe(page))

  test('an empty list is one empty page', () => {
    expect(pageOf([], 7)).toEqual({ page: 1, pageCount: 1, items: [], first: 0, last: 0 })
  })

  test('the page of an id, without the first as in the address', () => {
    const ids = list(60).map(String)
    expect(['1', '25', '26', '60', 'none'].map((id) => pageWith(id, ids))).toEqual([
      undefined,
      undefined,
      2,
      3,
      undefined,
    ])
  })
})

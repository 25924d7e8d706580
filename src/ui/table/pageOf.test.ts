import { expect, test } from 'vitest'
import { pageOf } from './pageOf'

const list = (length: number) => Array.from({ length }, (_, i) => i + 1)

test('the last page has the remaining rows; an empty list is one empty page', () => {
  expect(pageOf(list(26), 2, 25)).toEqual({
    page: 2,
    pageCount: 2,
    items: [26],
    first: 26,
    last: 26,
  })
  expect(pageOf(list(30), 9, 10)).toMatchObject({ page: 3, pageCount: 3, first: 21, last: 30 })
  expect(pageOf([], 7, 25)).toMatchObject({ page: 1, pageCount: 1, items: [] })
})

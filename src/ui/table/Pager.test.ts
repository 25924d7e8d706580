import { expect, test } from 'vitest'
import { pageOf, pagesShown } from './Pager'

test('up to seven pages are all shown; of more the ends and the neighbours, with gaps between them', () => {
  expect(pagesShown(1, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(pagesShown(1, 1250)).toEqual([1, 2, 'gap', 1250])
  expect(pagesShown(600, 1250)).toEqual([1, 'gap', 599, 600, 601, 'gap', 1250])
  expect(pagesShown(4, 9), 'a gap never replaces a single page').toEqual([1, 2, 3, 4, 5, 'gap', 9])
})

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

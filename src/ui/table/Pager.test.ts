import { expect, test } from 'vitest'
import { pagesShown } from './Pager'

test('up to seven pages are all shown; of more the ends and the neighbours, with gaps between them', () => {
  expect(pagesShown(1, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(pagesShown(1, 1250)).toEqual([1, 2, 'gap', 1250])
  expect(pagesShown(600, 1250)).toEqual([1, 'gap', 599, 600, 601, 'gap', 1250])
  expect(pagesShown(4, 9), 'a gap never replaces a single page').toEqual([1, 2, 3, 4, 5, 'gap', 9])
})

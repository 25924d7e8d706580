import { expect, test } from 'vitest'
import { pagesShown } from './Pager'

test('up to seven pages are all shown', () => {
  expect(pagesShown(1, 2)).toEqual([1, 2])
  expect(pagesShown(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(pagesShown(1, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('of more pages the ends and the neighbours are shown, with gaps between them', () => {
  expect(pagesShown(1, 1250)).toEqual([1, 2, 'gap', 1250])
  expect(pagesShown(600, 1250)).toEqual([1, 'gap', 599, 600, 601, 'gap', 1250])
  expect(pagesShown(1250, 1250)).toEqual([1, 'gap', 1249, 1250])
})

test('a gap never replaces a single page', () => {
  expect(pagesShown(4, 9)).toEqual([1, 2, 3, 4, 5, 'gap', 9])
  expect(pagesShown(3, 8)).toEqual([1, 2, 3, 4, 'gap', 8])
})

import { expect, test } from 'vitest'
import { toggled } from './interests'

test('§4 toggling a category changes only that one, and the order is that of §3', () => {
  expect(toggled(['sports', 'tech', 'health'], 'tech')).toEqual(['sports', 'health'])
  expect(toggled(['health', 'sports'], 'business')).toEqual(['sports', 'business', 'health'])
  expect(toggled([], 'science')).toEqual(['science'])
  expect(toggled(['science'], 'science')).toEqual([])
})

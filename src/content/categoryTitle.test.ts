import { expect, test } from 'vitest'
import { categoryTitle } from './categoryTitle'

test.each([
  ['اقتصاد', 'أخبار الاقتصاد'],
  ['الاقتصاد', 'أخبار الاقتصاد'],
  ['مصر', 'أخبار مصر'],
  ['كأس العالم', 'أخبار كأس العالم'],
])('the title of «%s» is «%s» (§2)', (name, title) => {
  expect(categoryTitle(name)).toBe(title)
})

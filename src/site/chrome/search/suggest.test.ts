import { expect, test } from 'vitest'
import { suggest } from './suggest'

const names = (query: string) => {
  const { sections, countries } = suggest(query)
  return [...sections, ...countries].map(({ name }) => name)
}

test('§2 search overlay: an empty query offers the ten sections that have a page, and no country', () => {
  const { sections, countries } = suggest('   ')
  expect(sections.map(({ id }) => id).join(' ')).toBe(
    'sports technology entertainment business religion science health culture videos posts',
  )
  expect(countries).toEqual([])
})

test('§2 places are found by a part of their name, in any spelling (D-10), the beginnings first', () => {
  expect(names('رياض')).toEqual(['رياضة'])
  expect(names('ثقافه')).toEqual(['ثقافة'])
  expect(names('عمان')).toEqual(['عُمان'])
  expect(names('تلسكوب')).toEqual([])
  const countries = suggest('ل').countries.map(({ name }) => name)
  expect(countries.slice(0, 3)).toEqual(['لبنان', 'ليبيا', 'السعودية'])
})

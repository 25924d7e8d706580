import { describe, expect, test } from 'vitest'
import { suggest } from './suggest'

const names = (query: string) => {
  const { sections, countries } = suggest(query)
  return [...sections, ...countries].map(({ name }) => name)
}

describe('§2 search overlay: suggested places', () => {
  test('an empty query offers the ten sections that have a page, and no country', () => {
    const { sections, countries } = suggest('   ')
    expect(sections.map(({ id }) => id)).toEqual([
      'sports',
      'technology',
      'entertainment',
      'business',
      'religion',
      'science',
      'health',
      'culture',
      'videos',
      'posts',
    ])
    expect(countries).toEqual([])
  })

  test('sections and countries are found by a part of their name', () => {
    expect(names('رياض')).toEqual(['رياضة'])
    expect(names('مصر')).toEqual(['مصر'])
  })

  test('names that begin with the query are before names that contain it', () => {
    const countries = suggest('ل').countries.map(({ name }) => name)
    expect(countries.slice(0, 3)).toEqual(['لبنان', 'ليبيا', 'السعودية'])
  })

  test('D-10: hamza, ta marbuta and vowel marks are ignored', () => {
    expect(names('اعمال')).toEqual(['أعمال'])
    expect(names('ثقافه')).toEqual(['ثقافة'])
    expect(names('عمان')).toEqual(['عُمان'])
  })

  test('other words find nothing', () => {
    expect(names('تلسكوب')).toEqual([])
  })
})

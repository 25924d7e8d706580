import { describe, expect, test } from 'vitest'
import { countries, regions } from '@/content/countries'
import { countriesIndex } from './countriesIndex'

const found = (query: string) =>
  countriesIndex(query).flatMap((group) => group.countries.map(({ slug }) => slug))

describe('the country list (Spec §2, /countries)', () => {
  test('§2: an empty query finds all 22, each once, under the six regions in order (§3)', () => {
    expect(countriesIndex('').map(({ region }) => region)).toEqual(regions)
    expect(found('')).toHaveLength(22)
    expect(new Set(found(''))).toEqual(new Set(countries.map(({ slug }) => slug)))
    expect(found('   ')).toHaveLength(22)
  })

  test('§2: every country is under its region', () => {
    for (const group of countriesIndex('')) {
      expect(new Set(group.countries.map(({ region }) => region))).toEqual(new Set([group.region]))
    }
  })

  test.each([
    ['مصر', ['egypt']],
    ['الامارات', ['uae']],
    ['عُمَان', ['oman', 'jordan']],
    ['السعوديه', ['saudi-arabia']],
    ['موريتانـــيا', ['mauritania']],
    ['الهاشمية', ['jordan']],
    ['صنعاء', ['yemen']],
  ])('§2: «%s», in any spelling, finds %j', (query, slugs) => {
    expect(found(query)).toEqual(slugs)
  })

  test.each([
    ['EGYPT', ['egypt']],
    ['saudi', ['saudi-arabia']],
    ['uae', ['uae']],
    ['emirates', ['uae']],
    ['republic of', []],
  ])('§2: %s, in English in either case, finds %j', (query, slugs) => {
    expect(found(query)).toEqual(slugs)
  })

  test('a region finds its countries and hides the other regions', () => {
    expect(countriesIndex('بلاد الشام')).toEqual([
      expect.objectContaining({ region: 'بلاد الشام' }),
    ])
    expect(found('بلاد الشام')).toEqual(['jordan', 'lebanon', 'syria', 'palestine'])
  })

  test('every word must be found, in any order', () => {
    expect(found('العربية جمهورية')).toEqual(['syria', 'egypt'])
    expect(found('جمهورية أطلانتس')).toEqual([])
  })

  test('a word that is not in any country’s name finds none', () => {
    expect(countriesIndex('أطلانتس')).toEqual([])
  })

  test('the card names the capital', () => {
    expect(countriesIndex('egypt')[0]?.countries[0]?.capital).toBe('القاهرة')
  })
})

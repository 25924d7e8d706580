import { expect, test } from 'vitest'
import { countriesIndex } from './countriesIndex'

// Without a query: `pages.test.tsx`.
test.each([
  ['عُمَان', ['oman', 'jordan']],
  ['emirates', ['uae']],
  ['republic of', []],
  ['بلاد الشام', ['jordan', 'lebanon', 'syria', 'palestine']],
  ['العربية جمهورية', ['syria', 'egypt']],
])('§2: «%s», a name, capital or region in any spelling, finds %j', (query, slugs) => {
  const found = countriesIndex(query).flatMap(({ countries }) => countries)
  expect(found.map(({ slug }) => slug)).toEqual(slugs)
})

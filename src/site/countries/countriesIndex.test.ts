import { expect, test } from 'vitest'
import { countries, regions } from '@/content/countries'
import { countriesIndex } from './countriesIndex'

const found = (query: string) =>
  countriesIndex(query).flatMap((group) => group.countries.map(({ slug }) => slug))

test('§2: an empty query finds all 22, each under its region, the regions in their order (§3)', () => {
  const groups = countriesIndex('   ')
  expect(groups.map(({ region }) => region)).toEqual(regions)
  expect(found('').toSorted()).toEqual(countries.map(({ slug }) => slug).toSorted())
  for (const { region, countries } of groups)
    for (const country of countries) expect(country.region).toBe(region)
})

test.each([
  ['الامارات', ['uae']],
  ['عُمَان', ['oman', 'jordan']],
  ['الهاشمية', ['jordan']],
  ['صنعاء', ['yemen']],
  ['EGYPT', ['egypt']],
  ['emirates', ['uae']],
  ['republic of', []],
  ['بلاد الشام', ['jordan', 'lebanon', 'syria', 'palestine']],
  ['العربية جمهورية', ['syria', 'egypt']],
  ['جمهورية أطلانتس', []],
])('§2: «%s», a name, capital or region in any spelling, finds %j', (query, slugs) => {
  expect(found(query)).toEqual(slugs)
})

import { describe, expect, test } from 'vitest'
import { filterCountries } from '@/admin/searchParams/countriesSearchParams'
import { adminCountries } from '@/content/admin/countries'
import {
  addedCountrySchema,
  editedCountrySchema,
  NOT_A_CODE,
  typedCode,
  typedFlag,
} from './countrySchema'

test('Spec §2: the search by Arabic or English name, and the region filter', () => {
  const names = (search: Parameters<typeof filterCountries>[1]) =>
    filterCountries(adminCountries, search).map(({ name }) => name)
  expect(names({ q: 'عمان' })).toEqual(['عُمان'])
  expect(names({ q: 'united arab' })).toEqual(['الإمارات'])
  expect(names({ q: 'الخليج' }), 'a region is not the name of a country').toEqual([])
  expect(names({ region: 'بلاد الشام', q: 'leb' })).toEqual(['لبنان'])
  expect(names({})).toHaveLength(22)
})

describe('Spec §5: the country forms', () => {
  const names = { name: 'مصر', nameEn: 'Egypt', code: 'EG', flag: '🇪🇬' }
  const fields = { ...names, region: 'شمال أفريقيا', newsCount: 12 }
  const failing = (schema: typeof editedCountrySchema, change: Partial<typeof fields>) =>
    schema
      .safeParse({ ...fields, ...change })
      .error?.issues.map(({ path, message }) => `${String(path[0])}: ${message}`) ?? []

  test('what is required, in this order; the flag only when adding', () => {
    const empty = { name: '', nameEn: '', code: '', flag: ' ', region: '' }
    const required = Object.keys(empty).map((name) => `${name}: هذا الحقل مطلوب`)
    expect(failing(addedCountrySchema, empty)).toEqual(required)
    expect(failing(editedCountrySchema, empty)).toEqual(required.toSpliced(3, 1))
  })

  test('the flag has at most 4 characters, and no news count is 0', () => {
    const tooLong = failing(editedCountrySchema, { flag: 'abcde' })
    expect(tooLong).toEqual(['flag: اكتب 4 أحرف على الأكثر'])
    expect(addedCountrySchema.parse({ ...fields, newsCount: null }).newsCount).toBe(0)
  })

  test('§3: a code has two letters', () => {
    expect(failing(editedCountrySchema, { code: ' eg ' })).toEqual([])
    for (const code of ['A', 'E1', 'EGY', 'مص'])
      expect(failing(editedCountrySchema, { code })).toEqual([`code: ${NOT_A_CODE}`])
  })

  test('the fields cut what is too long; the add form makes the code upper case', () => {
    expect(typedCode('egy', true)).toBe('EG')
    expect(typedCode('egy', false)).toBe('eg')
    expect(typedFlag('🇪🇬🇸🇦🇯🇴🇱🇧🇾🇪')).toBe('🇪🇬🇸🇦🇯🇴🇱🇧')
  })
})

import { describe, expect, test } from 'vitest'
import { adminCountries } from '@/content/admin/countries'
import { filterCountries } from './countriesSearchParams'
import {
  addedCountrySchema,
  editedCountrySchema,
  NOT_A_CODE,
  typedCode,
  typedFlag,
} from './countrySchema'

const names = (search: Parameters<typeof filterCountries>[1]) =>
  filterCountries(adminCountries, search).map(({ name }) => name)

describe('Spec §2: the search and the region filter', () => {
  test('Arabic or English name, in any case', () => {
    expect(names({ q: 'مصر' })).toEqual(['مصر'])
    expect(names({ q: 'EGY' })).toEqual(['مصر'])
    expect(names({ q: 'united arab' })).toEqual(['الإمارات'])
    expect(names({ q: 'SA' })).not.toContain('مصر')
    expect(names({ q: 'الخليج' }), 'a region is not the name of a country').toEqual([])
  })

  test('a region alone, and with a search', () => {
    expect(names({ region: 'بلاد الشام' })).toEqual(['الأردن', 'لبنان', 'سوريا', 'فلسطين'])
    expect(names({ region: 'بلاد الشام', q: 'leb' })).toEqual(['لبنان'])
    expect(names({})).toHaveLength(22)
  })
})

describe('Spec §5: the country forms', () => {
  const fields = {
    name: 'مصر',
    nameEn: 'Egypt',
    code: 'EG',
    flag: '🇪🇬',
    region: 'شمال أفريقيا',
    newsCount: 12,
  }
  const failing = (schema: typeof editedCountrySchema, change: Partial<typeof fields>) =>
    schema
      .safeParse({ ...fields, ...change })
      .error?.issues.map(({ path, message }) => `${String(path[0])}: ${message}`) ?? []

  test.each(['name', 'nameEn', 'code', 'region'] as const)('%s is required in both', (field) => {
    const wanted = [`${field}: هذا الحقل مطلوب`]
    expect(failing(addedCountrySchema, { [field]: '' })).toEqual(wanted)
    expect(failing(editedCountrySchema, { [field]: '' })).toEqual(wanted)
  })

  test('the flag is required only when adding', () => {
    expect(failing(addedCountrySchema, { flag: ' ' })).toEqual(['flag: هذا الحقل مطلوب'])
    expect(failing(editedCountrySchema, { flag: ' ' })).toEqual([])
  })

  test('the flag has at most 4 characters, and no news count is 0', () => {
    expect(failing(editedCountrySchema, { flag: 'abcd' })).toEqual([])
    expect(failing(editedCountrySchema, { flag: 'abcde' })).toEqual([
      'flag: اكتب 4 أحرف على الأكثر',
    ])
    expect(addedCountrySchema.parse({ ...fields, newsCount: null }).newsCount).toBe(0)
  })

  test.each(['1', 'A', 'E1', 'EGY', 'مص', '🇪🇬'])(
    '§3: «%s» is not a code of two letters',
    (code) => {
      expect(failing(addedCountrySchema, { code })).toEqual([`code: ${NOT_A_CODE}`])
      expect(failing(editedCountrySchema, { code })).toEqual([`code: ${NOT_A_CODE}`])
    },
  )

  test('two letters are valid, and missing required fields are reported before the code', () => {
    expect(failing(addedCountrySchema, { code: ' eg ' })).toEqual([])
    expect(failing(addedCountrySchema, { name: '', code: '1', region: '' })).toEqual([
      'name: هذا الحقل مطلوب',
      `code: ${NOT_A_CODE}`,
      'region: هذا الحقل مطلوب',
    ])
  })

  test('the fields cut what is too long; the add form makes the code upper case', () => {
    expect(typedCode('egy', true)).toBe('EG')
    expect(typedCode('egy', false)).toBe('eg')
    expect(typedFlag('🇪🇬🇸🇦🇯🇴🇱🇧🇾🇪')).toBe('🇪🇬🇸🇦🇯🇴🇱🇧')
  })
})

import { describe, expect, test } from 'vitest'
import { adminCountries } from '@/content/admin/countries'
import { countriesSearchSchema, filterCountries } from './countriesSearch'
import {
  addedCountrySchema,
  editedCountrySchema,
  FLAG_TOO_LONG,
  NOT_A_CODE,
  typedCode,
  typedFlag,
} from './countrySchema'

const names = (search: Parameters<typeof filterCountries>[1]) =>
  filterCountries(adminCountries, search).map(({ name }) => name)

describe('Spec §2: the search and the region filter', () => {
  test('Arabic or English name, whatever its case', () => {
    expect(names({ q: 'مصر' })).toEqual(['مصر'])
    expect(names({ q: 'EGY' })).toEqual(['مصر'])
    expect(names({ q: 'united arab' })).toEqual(['الإمارات'])
    expect(names({ q: 'SA' })).not.toContain('مصر')
    expect(names({ q: 'الخليج' }), 'a region is no name').toEqual([])
  })

  test('a region alone, and with a search', () => {
    expect(names({ region: 'بلاد الشام' })).toEqual(['الأردن', 'لبنان', 'سوريا', 'فلسطين'])
    expect(names({ region: 'بلاد الشام', q: 'leb' })).toEqual(['لبنان'])
    expect(names({})).toHaveLength(22)
  })

  test('an address typed by hand falls back to everything', () => {
    expect(JSON.stringify(countriesSearchSchema.parse({ region: 'أوروبا', q: ' ' }))).toBe('{}')
    expect(countriesSearchSchema.parse({ region: 'بلاد الشام' }).region).toBe('بلاد الشام')
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

  test.each(['1', 'A', 'E1', 'EGY', 'مص', '🇪🇬'])('§3: «%s» is no code of two letters', (code) => {
    expect(failing(addedCountrySchema, { code })).toEqual([`code: ${NOT_A_CODE}`])
    expect(failing(editedCountrySchema, { code })).toEqual([`code: ${NOT_A_CODE}`])
  })

  test('two letters are, and what is required is told of in its place before', () => {
    expect(failing(addedCountrySchema, { code: ' eg ' })).toEqual([])
    expect(failing(addedCountrySchema, { name: '', code: '1', region: '' })).toEqual([
      'name: هذا الحقل مطلوب',
      `code: ${NOT_A_CODE}`,
      'region: هذا الحقل مطلوب',
    ])
  })

  test('the flag has at most 4 characters as a person sees them', () => {
    expect(failing(addedCountrySchema, { flag: '🇪🇬🇪🇬🇪🇬🇪🇬' })).toEqual([])
    expect(failing(addedCountrySchema, { flag: '🇪🇬🇪🇬🇪🇬🇪🇬🇪🇬' })).toEqual([`flag: ${FLAG_TOO_LONG}`])
  })

  test('a news count that is left empty is 0', () => {
    expect(addedCountrySchema.parse({ ...fields, newsCount: null }).newsCount).toBe(0)
  })

  test('the fields keep what fits; the add form writes the code in capitals', () => {
    expect(typedCode('egy', true)).toBe('EG')
    expect(typedCode('egy', false)).toBe('eg')
    expect(typedFlag('🇪🇬🇸🇦🇯🇴🇱🇧🇾🇪')).toBe('🇪🇬🇸🇦🇯🇴🇱🇧')
  })
})

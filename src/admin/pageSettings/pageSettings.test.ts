import { describe, expect, test } from 'vitest'
import type { PageCategory } from '@/api/pageSettings'
import { settingsPageGroups } from '@/content/admin/settingsPages'
import { checkSource } from './CategorySources'
import { categoryChanges } from './categoryChanges'
import { newsSettingsSearchParams, pageOfSearch } from './newsSettingsSearchParams'
import { describeCategories } from './PageCategories'
import { filterPages } from './PageList'

describe('adding a source (Spec §4)', () => {
  test('§4: it is trimmed', () => {
    expect(checkSource('  رقمنة  ', [])).toEqual({ ok: true, source: 'رقمنة' })
    expect(checkSource('مختبر   الغد', [])).toEqual({ ok: true, source: 'مختبر الغد' })
  })

  test('§4: it is not empty', () => {
    for (const typed of ['', '   ', '\u00a0'])
      expect(checkSource(typed, [])).toEqual({ ok: false, message: 'اكتب اسم المصدر أولًا' })
  })

  test('it is not in the list yet, in any spelling', () => {
    for (const typed of ['رقمنة', ' رقمنه ', 'رَقمنة'])
      expect(checkSource(typed, ['مختبر الغد', 'رقمنة'])).toEqual({
        ok: false,
        message: 'هذا المصدر موجود في الفئة',
      })
  })
})

describe('searching the pages (Spec §2)', () => {
  const names = (text: string) =>
    filterPages(settingsPageGroups, text).flatMap(({ pages }) => pages.map(({ name }) => name))

  test('an empty text finds all 31', () => {
    expect(names('  ')).toHaveLength(31)
  })

  test('by name in any spelling, and by path', () => {
    expect(names('الامارات')).toEqual(['الإمارات'])
    expect(names('EGYPT')).toEqual(['مصر'])
    expect(names('/countries/')).toHaveLength(22)
  })

  test('an empty group is hidden', () => {
    expect(filterPages(settingsPageGroups, 'مصر').map(({ name }) => name)).toEqual(['شمال أفريقيا'])
    expect(names('زرافة')).toEqual([])
  })
})

describe('the URL of the news settings', () => {
  const parse = (search: Record<string, unknown>) => newsSettingsSearchParams.parse(search)

  test('a known page, in either case; the main page is the default and left out', () => {
    expect(parse({ page: 'Egypt' })).toEqual({ page: 'egypt' })
    expect(parse({ page: 'main' })).toEqual({})
    expect(pageOfSearch(parse({ page: 'egypt' })).path).toBe('/countries/egypt')
    expect(pageOfSearch({}).path).toBe('/')
  })

  test('a hand-edited URL never breaks the page', () => {
    for (const page of ['mars', '', 7, null, ['egypt', 'sports']]) {
      expect(parse({ page }).page).toBeUndefined()
      expect(pageOfSearch({ page }).id).toBe('main')
    }
    expect(parse({ q: '  ' })).toEqual({})
    expect(parse({ q: ' مصر ' })).toEqual({ q: 'مصر' })
  })
})

test('§4: how many categories there are, and how many are active', () => {
  const categories = (active: number, off: number) =>
    describeCategories([
      ...Array.from({ length: active }, () => ({ isActive: true })),
      ...Array.from({ length: off }, () => ({ isActive: false })),
    ])
  expect(categories(7, 1)).toBe('8\u00a0فئات، 7\u00a0مفعّلة')
  expect(categories(0, 11)).toBe('11\u00a0فئة، 0\u00a0مفعّلة')
  expect(categories(0, 0)).toBe('لا فئات')
})

describe('the differences between two versions of a page', () => {
  const category = (
    id: string,
    order: number,
    change: Partial<PageCategory> = {},
  ): PageCategory => ({
    id,
    name: id,
    nameEn: id,
    isActive: true,
    order,
    articlesCount: 0,
    sources: ['رقمنة'],
    ...change,
  })
  const before = [category('أ', 1), category('ب', 2), category('ج', 3)]

  test('none', () => {
    expect(categoryChanges(before, structuredClone(before))).toEqual([])
  })

  test('added and removed; items that only moved up are not reordered', () => {
    expect(categoryChanges(before, [category('ب', 1), category('ج', 2), category('د', 3)])).toEqual(
      ['أُضيفت «د»', 'حُذفت «أ»'],
    )
  })

  test('names, active state, sources, order', () => {
    const after = [
      category('ج', 1, { isActive: false }),
      category('أ', 2, { name: 'ألف', nameEn: 'Alif' }),
      category('ب', 3, { sources: ['مختبر الغد'] }),
    ]
    expect(categoryChanges(before, after)).toEqual([
      'عُطّلت «ج»',
      'تغيّر اسم «أ» إلى «ألف»',
      'تغيّر الاسم الإنجليزي لفئة «ألف» من «أ» إلى «\u2068Alif\u2069»',
      'أُضيف المصدر «مختبر الغد» إلى «ب»',
      'أُزيل المصدر «رقمنة» من «ب»',
      'أصبح الترتيب: ج، ألف، ب',
    ])
  })
})

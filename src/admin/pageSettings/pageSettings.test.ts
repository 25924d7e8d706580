import { expect, test } from 'vitest'
import { settingsPageGroups } from '@/content/admin/settingsPages'
import { checkSource } from './CategoryEditor'
import { newsSettingsSearchParams, pageOfSearch } from './newsSettingsSearchParams'
import { describeCategories } from './PageCategories'
import { filterPages } from './PageList'

test('§4: an added source is trimmed, not empty, short enough for the body of the POST, and new in any spelling', () => {
  expect(checkSource(' مختبر   الغد ', [])).toEqual({ ok: true, source: 'مختبر الغد' })
  const refusal = (typed: string) => checkSource(typed, ['مختبر الغد', 'رقمنة'])
  expect(refusal('\u00a0')).toEqual({ ok: false, message: 'اكتب اسم المصدر أولًا' })
  expect(refusal('ع'.repeat(150))).toMatchObject({ ok: true })
  const message = 'اكتب 150\u00a0حرفًا على الأكثر. الأحرف الزائدة: 2'
  expect(refusal('ع'.repeat(152))).toEqual({ ok: false, message })
  expect(refusal(' رَقمنه ')).toEqual({ ok: false, message: 'هذا المصدر موجود في الفئة' })
})

test('Spec §2: the search of the pages, by name in any spelling and by path; an empty group is hidden', () => {
  const names = (text: string) =>
    filterPages(settingsPageGroups, text).flatMap(({ pages }) => pages.map(({ name }) => name))
  expect(names('  ')).toHaveLength(31)
  expect(names('الامارات')).toEqual(['الإمارات'])
  expect(filterPages(settingsPageGroups, 'EGYPT').map(({ name }) => name)).toEqual(['شمال أفريقيا'])
})

test('the URL of the news settings has a known page, in either case, except the main one', () => {
  const parse = (page: unknown) => newsSettingsSearchParams.parse({ page })
  expect(pageOfSearch(parse('Egypt')).path).toBe('/countries/egypt')
  for (const page of ['main', 'mars', ['egypt', 'sports']]) expect(parse(page)).toEqual({})
  expect(pageOfSearch({}).id).toBe('main')
})

test('§4: how many categories there are, and how many are active', () => {
  const categories = [true, true, true, false].map((isActive) => ({ isActive }))
  expect(describeCategories(categories)).toBe('4\u00a0فئات، 3\u00a0مفعّلة')
  expect(describeCategories([])).toBe('لا فئات')
})

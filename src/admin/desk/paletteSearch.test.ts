import { expect, test } from 'vitest'
import { listSource, type PaletteItem, type PaletteKind, searchPalette } from './paletteSearch'

const item = (kind: PaletteKind, title: string, detail = ''): PaletteItem => ({
  key: `${kind}:${title}`,
  kind,
  title,
  detail,
  run: () => {},
})

const ITEMS = [
  item('screen', 'الإعلانات'),
  item('user', 'لمى الحسن', 'lama.h@sanduq.example'),
  item('user', 'هند القحطاني', 'hind@madar.example'),
  item('message', 'الإشعارات لا تصل إلى هاتفي', 'باسل النجّار'),
  item('country', 'الأردن', 'Jordan'),
  item('page', 'صفحة الأردن'),
  item('ad', 'مكتبة المدينة', 'حملة الشتاء'),
]

const titles = async (query: string, recent: readonly string[] = []) => {
  const groups = await searchPalette([listSource('action', ITEMS)], query, recent, () => false)
  return groups?.flatMap(({ items }) => items.map(({ title }) => title))
}

test.each([
  ['half a word, the beginnings first', 'لم', ['لمى الحسن', 'مكتبة المدينة']],
  ['a part within a word', 'حطان', ['هند القحطاني']],
  ['without hamza and shadda', 'النجار', ['الإشعارات لا تصل إلى هاتفي']],
  ['two words in any order', 'هاتفي تصل', ['الإشعارات لا تصل إلى هاتفي']],
  ['an e-mail address', 'LAMA.H@', ['لمى الحسن']],
  ['words of which one is missing', 'لمى قحطان', []],
  ['a stroke that lengthens letters', 'ـ', []],
])('%s is found', async (_, query, expected) => {
  expect(await titles(query)).toEqual(expected)
})

test('a command is found by its own name only, not by that of what it concerns', async () => {
  const undo = listSource('general', [item('general', 'تراجع عن آخر تغيير', 'حُذف «لمى الحسن»')])
  expect(await searchPalette([undo], 'لمى', [], () => false)).toEqual([])
  expect(await searchPalette([undo], 'تراجع', [], () => false)).toHaveLength(1)
})

test('the beginning of a title is better than that of a word; an equal match that is recent comes first', async () => {
  expect(await titles('الأردن')).toEqual(['الأردن', 'صفحة الأردن'])
  expect(await titles('اردن'), 'the article is no letter of the word').toEqual([
    ...['الأردن', 'صفحة الأردن'],
  ])
  expect(await titles('ا', ['user:هند القحطاني'])).not.toEqual(await titles('ا'))
  expect((await titles('ال', ['screen:الإعلانات']))?.[0]).toBe('الإعلانات')
})

test('of many messages six are shown, and a search that is out of date ends without a result', async () => {
  const many = Array.from({ length: 10_000 }, (_, index) => item('message', `رسالة ${index}`))
  const all = await searchPalette([listSource('message', many)], 'رسالة', [], () => false)
  expect(all?.[0]?.items).toHaveLength(6)
  expect(all?.[0]?.items[0]?.title).toBe('رسالة 0')
  let asked = 0
  const cancelled = await searchPalette([listSource('message', many)], '77', [], () => {
    asked += 1
    return true
  })
  expect(cancelled).toBeNull()
  expect(asked).toBe(1)
})

import { expect, test, vi } from 'vitest'
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
  item('message', 'إعلان عن ندوة', 'متجر الواحة'),
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
  ['a word of a screen, before records,', 'إعلان', ['الإعلانات', 'إعلان عن ندوة']],
  ['a part within a word', 'حطان', ['هند القحطاني']],
  ['two words in any order and spelling', 'هاتفي النجار', ['الإشعارات لا تصل إلى هاتفي']],
  ['an e-mail address', 'LAMA.H@', ['لمى الحسن']],
  ['words of which one is missing', 'لمى قحطان', []],
])('%s is found', async (_, query, expected) => {
  expect(await titles(query)).toEqual(expected)
})

test('a command is found by its own name only, not by that of what it concerns', async () => {
  const undo = listSource('general', [item('general', 'تراجع عن آخر تغيير', 'حُذف «لمى الحسن»')])
  const found = (query: string) => searchPalette([undo], query, [], () => false)
  expect([await found('لمى'), (await found('تراجع'))?.length]).toEqual([[], 1])
})

test('the beginning of a title is better than that of a word; an equal match that is recent comes first', async () => {
  const found = ['الأردن', 'صفحة الأردن']
  expect(await titles('اردن'), 'the article is no letter of the word').toEqual(found)
  expect((await titles('ال', ['screen:الإعلانات']))?.[0]).toBe('الإعلانات')
})

test('of many messages six are shown, and a search that is out of date ends without a result', async () => {
  const many = Array.from({ length: 10_000 }, (_, index) => item('message', `رسالة ${index}`))
  const search = (isOutdated: () => boolean) =>
    searchPalette([listSource('message', many)], 'رسالة', [], isOutdated)
  const [group] = (await search(() => false)) ?? []
  expect(group?.items).toHaveLength(6)
  expect(group?.items[0]?.title).toBe('رسالة 0')
  const isOutdated = vi.fn(() => true)
  expect(await search(isOutdated)).toBeNull()
  expect(isOutdated).toHaveBeenCalledOnce()
})

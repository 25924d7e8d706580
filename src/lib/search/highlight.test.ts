import fc from 'fast-check'
import { expect, test } from 'vitest'
import { highlight, isFoundIn } from './highlight'
import { createSearchIndex } from './searchIndex'

const marked = (text: string, query: string) =>
  highlight(text, query).flatMap(({ text, isMatch }) => (isMatch ? [text] : []))

test.each([
  ['a word with its article', 'رف «المكتبة العربية»', 'مكتبه', ['المكتبة']],
  ['a word that is only begun', 'طلاب يبنون تطبيقًا', 'تطبي', ['تطبيقًا']],
  ['diacritics and tatweel inside', 'في المـــكْتَبَةِ العامة', 'مكتبة', ['المـــكْتَبَةِ']],
  ['a word with signs', 'في New\u2011York، Saʿud', 'newyork saud', ['New\u2011York', 'Saʿud']],
  ['not what only begins like a robbed word', 'تابع الخبر', 'كتاب', []],
])('«Visual language», Search result: the whole word is marked: %s', (_, text, query, words) => {
  expect(marked(text, query)).toEqual(words)
})

test('the pieces joined are the text, for any text', () => {
  const text = fc.string({ unit: fc.constantFrom(...'مكتبة«»، \u00a03🚀a\ud800$\\_') })
  fc.assert(
    fc.property(text, fc.constantFrom('', 'مكتب', '3', 'a', 'م ك'), (text, query) => {
      const parts = highlight(text, query).map((part) => part.text)
      expect(parts.join('')).toBe(text)
      expect(parts).not.toContain('')
    }),
  )
})

test('every result found by its title has a mark, and nothing else has', () => {
  const titles = ['مكتبة رقمية تتيح 1200 مخطوط', 'قائمة من المكتبات', 'شيءٌ من الألعاب', 'وقطر']
  const index = createSearchIndex(titles.map((title) => ({ title })))
  for (const query of ['مكتب', 'المكتبه', 'شئ', 'العاب', 'قطر', '١٢٠٠']) {
    const found = index.search(query).map(({ title }) => title)
    expect(found).not.toEqual([])
    expect(titles.filter((title) => isFoundIn(title, query)).toSorted()).toEqual(found.toSorted())
  }
})

import { describe, expect, test } from 'vitest'
import { highlight, isFoundIn } from './highlight'
import { createSearchIndex } from './searchIndex'

const marked = (text: string, query: string) =>
  highlight(text, query).flatMap(({ text, isMatch }) => (isMatch ? [text] : []))

describe('«Visual language», Search result: the whole word with the match is marked', () => {
  test.each([
    ['a misspelt word', 'مكتبة السوق', 'مكتبه', ['مكتبة']],
    ['a word with its article', 'رف «المكتبة العربية»', 'مكتبه', ['المكتبة']],
    ['a word that is only begun', 'طلاب يبنون تطبيقًا', 'تطبي', ['تطبيقًا']],
    ['with its joined letters', 'رحلة بالمكتبة', 'مكتبة', ['بالمكتبة']],
    ['every word of the query', 'سباق زوارق على النيل', 'النيل سباق', ['سباق', 'النيل']],
    ['diacritics and tatweel inside', 'في المـــكْتَبَةِ العامة', 'مكتبة', ['المـــكْتَبَةِ']],
    ['digits of either kind', 'خطة ٢٠٣٠', '2030', ['٢٠٣٠']],
    [
      'a word with signs, typed without',
      'في New\u2011York، Saʿud',
      'newyork saud',
      ['New\u2011York', 'Saʿud'],
    ],
    ['nothing', 'خبر عاجل', 'مكتبة', []],
    ['nothing for an empty query', 'خبر عاجل', '  ', []],
    ['not the middle of a word', 'متنقلة', 'تنقلة', []],
    ['not what only begins like a robbed word', 'تابع الخبر', 'كتاب', []],
    ['signs in the query', 'ما (هذا)؟', '(هذا)؟ .*', ['هذا']],
  ])('%s', (_, text, query, words) => {
    expect(marked(text, query)).toEqual(words)
  })

  test('the pieces joined are the text, for any text', () => {
    const texts = [
      '',
      ' ',
      'مكتبة',
      '«مكتبة»، مكتبتان\u00a0و3 مكتبات 🚀',
      'a\ud800b',
      '__proto__ $& \\1',
    ]
    for (const text of texts) {
      for (const query of ['', 'مكتب', '3', 'a', '__proto__', 'م ك']) {
        const parts = highlight(text, query)
        expect(parts.map((part) => part.text).join('')).toBe(text)
        expect(parts.every((part) => part.text !== '')).toBe(true)
      }
    }
  })

  test('every result found by its title has a mark, and each mark is a whole word', () => {
    const titles = [
      'مكتبة رقمية تتيح 1200 مخطوط',
      'قائمة من المكتبات',
      'شيءٌ من الألعاب',
      'وقطر',
      'للأطفال',
    ]
    const index = createSearchIndex(titles.map((title) => ({ title })))
    for (const query of ['مكتب', 'المكتبه', 'شئ', 'العاب', 'قطر', 'اطفال', '١٢٠٠']) {
      const hits = index.search(query)
      expect(hits.length).toBeGreaterThan(0)
      for (const { title } of hits) {
        const words = marked(title, query)
        expect(words.length).toBeGreaterThan(0)
        for (const word of words) expect(title.split(/\s/)).toContain(word)
      }
      for (const title of titles) {
        expect(isFoundIn(title, query)).toBe(hits.some((hit) => hit.title === title))
      }
    }
  })
})

import { describe, expect, test, vi } from 'vitest'
import { escapeHtml } from './escapeHtml'
import { countCharacters, firstCharacters } from './excerpt'

const FAMILY = '👨‍👩‍👧‍👦'
const CASES: [string, number][] = [
  ['', 0],
  ['📈', 1],
  ['🇪🇬', 1],
  [FAMILY, 1],
  ['👍🏽', 1],
  ['1️⃣', 1],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', 1],
  ['كَ', 1],
  ['🇪🇬🇸🇦', 2],
  ['abcd', 4],
  ['a\r\nb', 3],
  ['مُؤَذِّن', 4],
  ['\u200dأ\u200c', 2],
  [`${FAMILY}🇪🇬📈⚡`, 4],
  [`${FAMILY}🇪🇬📈⚡a`, 5],
]

describe('Spec §5, D-28a: characters are counted as people count them', () => {
  test.each(CASES)('%s is %i', (text, count) => {
    expect(countCharacters(text)).toBe(count)
  })

  test('a browser without `Intl.Segmenter` counts the same', async () => {
    vi.stubGlobal('Intl', Object.create(Intl, { Segmenter: { value: undefined } }))
    vi.resetModules()
    const { charactersOf } = await import('./excerpt')
    for (const [text, count] of CASES) {
      expect(charactersOf(text), text).toHaveLength(count)
      expect(charactersOf(text).join('')).toBe(text)
    }
    vi.unstubAllGlobals()
  })

  test('cutting after four never splits a character', () => {
    expect(firstCharacters(`🇪🇬🇸🇦${FAMILY}⚡📈`, 4)).toBe(`🇪🇬🇸🇦${FAMILY}⚡`)
    expect(firstCharacters('EG', 4)).toBe('EG')
    expect(firstCharacters('', 4)).toBe('')
  })
})

test('markup and quotes are escaped, words are not', () => {
  expect(escapeHtml(`<b title="x">مدار & 'خبر'</b>`)).toBe(
    '&#60;b title=&#34;x&#34;&#62;مدار &#38; &#39;خبر&#39;&#60;/b&#62;',
  )
})

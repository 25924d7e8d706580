import { describe, expect, test } from 'vitest'
import { escapeHtml } from './escapeHtml'
import { countCharacters, firstCharacters } from './excerpt'

const FAMILY = '👨‍👩‍👧‍👦'

describe('Spec §5, D-28a: characters are counted as people count them', () => {
  test.each([
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
    [`${FAMILY}🇪🇬📈⚡`, 4],
    [`${FAMILY}🇪🇬📈⚡a`, 5],
  ])('%s is %i', (text, count) => {
    expect(countCharacters(text)).toBe(count)
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

import { expect, test } from 'vitest'
import { charactersOf, countCharacters, firstCharacters } from './characters'

const FAMILY = '👨‍👩‍👧‍👦'
const CASES: [string, number][] = [
  ['', 0],
  ['1️⃣', 1],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', 1],
  ['🇪🇬🇸🇦', 2],
  ['a\r\nb', 3],
  ['مُؤَذِّن', 4],
  ['\u200dأ\u200c', 2],
  [`${FAMILY}👍🏽📈⚡a`, 5],
]

test('Spec §5, D-28a: characters are counted as people count them', () => {
  expect(firstCharacters(`🇪🇬🇸🇦${FAMILY}⚡📈`, 4)).toBe(`🇪🇬🇸🇦${FAMILY}⚡`)
  expect(firstCharacters('EG', 4)).toBe('EG')
  for (const [text, count] of CASES) {
    expect(countCharacters(text), text).toBe(count)
    expect(charactersOf(text), text).toHaveLength(count)
    expect(charactersOf(text).join('')).toBe(text)
  }
})

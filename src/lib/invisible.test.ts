import { expect, test } from 'vitest'
import { trimInvisible } from './invisible'

test.each([
  [' \u2060\u00ad\u2800\u3164\u0000 ', ''],
  ['\ufe0f\u{e0067}', ''],
  ['\u202a سارة العلي \u202c\n', 'سارة العلي'],
  ['سا\u200cرة', 'سا\u200cرة'],
  ['شكرًا ❤️', 'شكرًا ❤️'],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿 ', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
])('%j is seen as %j', (text, seen) => {
  expect(trimInvisible(text)).toBe(seen)
})

test('a long run of spaces inside takes no time', () => {
  const text = `a${' \u200f'.repeat(50_000)}b`
  const begun = performance.now()
  expect(trimInvisible(text)).toBe(text)
  expect(performance.now() - begun).toBeLessThan(200)
})

import { expect, test, vi } from 'vitest'
import { countCharacters, excerpt, firstCharacters } from './excerpt'

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

test('Spec §5, D-28a: characters are counted as people count them, also without `Intl.Segmenter`', async () => {
  expect(firstCharacters(`🇪🇬🇸🇦${FAMILY}⚡📈`, 4)).toBe(`🇪🇬🇸🇦${FAMILY}⚡`)
  expect(firstCharacters('EG', 4)).toBe('EG')
  vi.stubGlobal('Intl', Object.create(Intl, { Segmenter: { value: undefined } }))
  vi.resetModules()
  const { charactersOf } = await import('./excerpt')
  vi.unstubAllGlobals()
  for (const [text, count] of CASES) {
    expect(countCharacters(text), text).toBe(count)
    expect(charactersOf(text), text).toHaveLength(count)
    expect(charactersOf(text).join('')).toBe(text)
  }
})

test('the name of a long post: a short text stays, a long one is cut between words', () => {
  expect(excerpt('  نص\n قصير ')).toBe('نص قصير')
  const text = 'كم عمق البئر؟ أسقط حصاة وعدّ الثواني حتى تسمعها، ثم اضرب مربع العدد في 5'
  expect(excerpt(text)).toBe('كم عمق البئر؟ أسقط حصاة وعدّ الثواني حتى…')
  expect(excerpt(text, 6), 'it ends with a whole word').toBe('كم عمق…')
  expect(excerpt(text, 49), 'without a comma').toBe(`${text.slice(0, 47)}…`)
  expect(excerpt(FAMILY.repeat(2000), 160)).toBe(`${FAMILY.repeat(160)}…`)
})

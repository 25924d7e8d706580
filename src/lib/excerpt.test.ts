import { expect, test } from 'vitest'
import { excerpt } from './excerpt'

test('the name of a long post: a short text stays, a long one is cut between words', () => {
  expect(excerpt('  نص\n قصير ')).toBe('نص قصير')
  expect(excerpt('ا'.repeat(40))).toBe('ا'.repeat(40))
  const text = 'كم عمق البئر؟ أسقط حصاة وعدّ الثواني حتى تسمعها، ثم اضرب مربع العدد في 5'
  expect(excerpt(text)).toBe('كم عمق البئر؟ أسقط حصاة وعدّ الثواني حتى…')
  expect(excerpt(text, 11)).toBe('كم عمق…')
  expect(excerpt(text, 6), 'a whole word').toBe('كم عمق…')
  expect(excerpt(text, 13), 'it ends with a whole word').toBe('كم عمق البئر؟…')
  expect(excerpt(text, 25)).toBe('كم عمق البئر؟ أسقط حصاة…')
  expect(excerpt('ا'.repeat(90))).toBe(`${'ا'.repeat(40)}…`)
})

test('no emoji and no letter is cut in half', () => {
  expect(excerpt('👨‍👩‍👧‍👦👩🏽‍🚀🇵🇸❤️كَ', 4)).toBe('👨‍👩‍👧‍👦👩🏽‍🚀🇵🇸❤️…')
  expect(excerpt('👨‍👩‍👧‍👦'.repeat(2000), 160)).toBe(`${'👨‍👩‍👧‍👦'.repeat(160)}…`)
})

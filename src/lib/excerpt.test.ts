import { expect, test } from 'vitest'
import { excerpt } from './excerpt'

test('the name of a long post: a short text stays, a long one is cut between words', () => {
  expect(excerpt('  نص\n قصير ')).toBe('نص قصير')
  const text = 'كم عمق البئر؟ أسقط حصاة وعدّ الثواني حتى تسمعها، ثم اضرب مربع العدد في 5'
  expect(excerpt(text)).toBe('كم عمق البئر؟ أسقط حصاة وعدّ الثواني حتى…')
  expect(excerpt(text, 6), 'it ends with a whole word').toBe('كم عمق…')
  expect(excerpt(text, 49), 'without a comma').toBe(`${text.slice(0, 47)}…`)
  expect(excerpt('👨‍👩‍👧‍👦'.repeat(2000), 160)).toBe(`${'👨‍👩‍👧‍👦'.repeat(160)}…`)
})

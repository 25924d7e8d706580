import { describe, expect, test } from 'vitest'
import { excerpt } from './excerpt'

describe('what a long post is called by', () => {
  test('a short text is itself, its spaces single', () => {
    expect(excerpt('  نص\n قصير ')).toBe('نص قصير')
    expect(excerpt('')).toBe('')
  })

  test('a long one is cut between words', () => {
    const text = 'كم عمق البئر؟ أسقط حصاة وعدّ الثواني حتى تسمعها، ثم اضرب مربع العدد في 5'
    expect(excerpt(text)).toBe('كم عمق البئر؟ أسقط حصاة وعدّ الثواني حتى…')
    expect(excerpt(text, 11)).toBe('كم عمق…')
    expect(excerpt(text, 25)).toBe('كم عمق البئر؟ أسقط حصاة…')
  })

  test('one long word is cut where it must', () => {
    expect(excerpt('ا'.repeat(90))).toBe(`${'ا'.repeat(40)}…`)
  })
})

import { describe, expect, test } from 'vitest'
import { excerpt } from './excerpt'

describe('the name of a long post', () => {
  test('a short text stays, with single spaces', () => {
    expect(excerpt('  نص\n قصير ')).toBe('نص قصير')
    expect(excerpt('')).toBe('')
    expect(excerpt('ا'.repeat(40))).toBe('ا'.repeat(40))
  })

  test('a long one is cut between words', () => {
    const text = 'كم عمق البئر؟ أسقط حصاة وعدّ الثواني حتى تسمعها، ثم اضرب مربع العدد في 5'
    expect(excerpt(text)).toBe('كم عمق البئر؟ أسقط حصاة وعدّ الثواني حتى…')
    expect(excerpt(text, 11)).toBe('كم عمق…')
    expect(excerpt(text, 6), 'a whole word').toBe('كم عمق…')
    expect(excerpt(text, 25)).toBe('كم عمق البئر؟ أسقط حصاة…')
  })

  test('one long word is cut at the limit', () => {
    expect(excerpt('ا'.repeat(90))).toBe(`${'ا'.repeat(40)}…`)
  })

  test('no emoji and no letter is cut in half', () => {
    expect(excerpt('🎉'.repeat(41))).toBe(`${'🎉'.repeat(40)}…`)
    expect(excerpt(`ا${'🎉'.repeat(41)}`)).toBe(`ا${'🎉'.repeat(39)}…`)
    expect(excerpt('👨‍👩‍👧‍👦👩🏽‍🚀🇵🇸❤️كَ', 4)).toBe('👨‍👩‍👧‍👦👩🏽‍🚀🇵🇸❤️…')
    expect(excerpt('👨‍👩‍👧‍👦'.repeat(2000), 160)).toBe(`${'👨‍👩‍👧‍👦'.repeat(160)}…`)
    for (let length = 1; length < 12; length += 1)
      expect(excerpt('خبر 🇵🇸🎉 عاجل 👩🏽‍🚀 جدًا', length).isWellFormed()).toBe(true)
  })
})

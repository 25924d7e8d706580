import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CountedNoun, formatNumber, plural, withArticle } from './arabic'

const MESSAGES: CountedNoun = {
  zero: 'لا رسائل',
  one: 'رسالة واحدة',
  two: 'رسالتان',
  few: 'رسائل',
  many: 'رسالة',
  other: 'رسالة',
}

test.each([
  ['رياضة', 'الرياضة'],
  ['ألعاب', 'الألعاب'],
  ['الاقتصاد', 'الاقتصاد'],
  ['كرة القدم', 'كرة القدم'],
  ['Opinion', 'Opinion'],
  ['', ''],
])('the article is put before a noun of one word: «%s»', (noun, text) => {
  expect(withArticle(noun)).toBe(text)
})

describe('counted nouns (D-28)', () => {
  test.each([
    [0, 'لا رسائل'],
    [1, 'رسالة واحدة'],
    [2, 'رسالتان'],
    [3, '3 رسائل'],
    [10, '10 رسائل'],
    [11, '11 رسالة'],
    [99, '99 رسالة'],
    [100, '100 رسالة'],
    [101, '101 رسالة'],
    [102, '102 رسالة'],
    [103, '103 رسائل'],
    [111, '111 رسالة'],
    [10_000, '10,000 رسالة'],
  ])('%i', (count, text) => {
    expect(plural(count, MESSAGES).replace('\u00a0', ' ')).toBe(text)
  })

  test('each count has its form', () => {
    const forms: CountedNoun = { one: '1', two: '2', few: 'f', many: 'm', other: 'o' }
    const spoken = [3, 10, 11, 99, 100, 101, 102, 0].map((count) => plural(count, forms))
    expect(spoken.map((text) => text.split('\u00a0')[1]).join('')).toBe('ffmmoooo')
  })
})

test('D-28: numbers have Western digits and thousands separators', () => {
  expect(formatNumber(1_234_567.5)).toBe('1,234,567.5')
})

test('every number is formatted as Intl formats it', () => {
  const intl = new Intl.NumberFormat('ar-u-nu-latn')
  fc.assert(
    fc.property(fc.oneof(fc.maxSafeInteger(), fc.nat(99_999)), (number) => {
      expect(formatNumber(number)).toBe(intl.format(number))
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CountedNoun, formatNumber, plural } from './arabic'

test('D-28: a counted noun has the form of its count; one, two and none have no number', () => {
  const noun: CountedNoun = { zero: 'z', one: '1', two: '2', few: 'f', many: 'm', other: 'o' }
  expect([0, 1, 2].map((count) => plural(count, noun)).join('')).toBe('z12')
  expect(plural(10_000, noun)).toBe('10,000\u00a0o')
  const { zero: _, ...forms } = noun
  const spoken = [3, 10, 11, 99, 100, 101, 102, 0].map((count) => plural(count, forms))
  expect(spoken.map((text) => text.split('\u00a0')[1]).join('')).toBe('ffmmoooo')
})

test('D-28: every number is formatted as Intl formats it', () => {
  const intl = new Intl.NumberFormat('ar-u-nu-latn')
  fc.assert(
    fc.property(fc.oneof(fc.maxSafeInteger(), fc.nat(99_999), fc.float()), (number) => {
      expect(formatNumber(number)).toBe(intl.format(number))
    }),
  )
})

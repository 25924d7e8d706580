import { describe, expect, test } from 'vitest'
import { isolated, quoted } from './isolated'

describe('isolated', () => {
  test.each(['', 'سارة أحمد', 'مَدار؟', '!سارة', 'آيفون 16', '16 آيفون', '(الرئيسية)'])(
    'leaves «%s», which reads the same',
    (text) => {
      expect(isolated(text)).toBe(text)
    },
  )

  test.each(['C++', 'Yahoo!', 'سارة John!', '42%', '+966 11', 'שלום', '.Hello'])(
    'gives «%s» its own direction',
    (text) => {
      expect(isolated(text)).toBe(`\u2068${text}\u2069`)
    },
  )

  test('a text cannot end its isolation', () => {
    expect(quoted('\u2067a\u2069\u2069b')).toBe('«\u2068ab\u2069»')
  })

  test('an override ends with its text', () => {
    expect(quoted('\u202eاسم')).toBe('«\u2068\u202eاسم\u2069»')
  })
})

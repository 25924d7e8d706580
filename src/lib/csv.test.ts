import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCsv } from './csv'

test('the file has a byte order mark, CRLF after each line, and quotes where they are needed', () => {
  expect(
    toCsv([
      ['المرسل', 'الموضوع', 'العدد'],
      ['جنى', 'قال: «نعم, "لا"»', -5],
      ['سطر\nوسطر', null, true],
    ]),
  ).toBe('\ufeffالمرسل,الموضوع,العدد\r\nجنى,"قال: «نعم, ""لا""»",-5\r\n"سطر\nوسطر",,true\r\n')
})

test('no text is a formula', () => {
  const start = fc.constantFrom('=', '+', '-', '@', '\t', '\r', '＝', ' =', '\u00a0+')
  fc.assert(
    fc.property(start, fc.string(), (sign, rest) => {
      const cell = toCsv([[sign + rest]]).replace(/^\ufeff"?/, '')
      expect(cell.startsWith("'"), JSON.stringify(cell)).toBe(true)
    }),
  )
  expect(toCsv([['https://madar.example', 'أ=ب', '0=1']])).toBe(
    '\ufeffhttps://madar.example,أ=ب,0=1\r\n',
  )
})

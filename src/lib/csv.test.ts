import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCsv, toTable } from './csv'

test('the file has a byte order mark, CRLF after each line, and quotes where they are needed', () => {
  const rows = [
    ['جنى', 'قال: «نعم, "لا"»', -5],
    ['سطر\nوسطر', '\ud83d', true],
  ]
  const lines = ['جنى\t"قال: «نعم, ""لا""»"\t-5', '"سطر\nوسطر"\t\ufffd\ttrue', '']
  expect(toTable(rows)).toBe(`\ufeff${lines.join('\r\n')}`)
})

test('no text is a formula', () => {
  const start = fc.constantFrom('=', '+', '-', '@', '\t', '\r', '＝', '﹢', '\u00a0+', '\u200f=')
  fc.assert(
    fc.property(start, fc.string(), (sign, rest) => {
      const cell = toTable([[sign + rest]]).replace(/^\ufeff"?/, '')
      expect(cell.startsWith("'"), JSON.stringify(cell)).toBe(true)
    }),
  )
})

test('no text becomes a number, a date, a time, a truth value or an error', () => {
  const values = '1-2 0501234567 ١/٢ 12:30 1e5 10% 1.204 MAR1 2mars true #N/A'.split(' ')
  for (const value of [...values, '5 Sept 2026', '٥ كانون الثاني', '10:30 PM', '10:30 ص'])
    expect(toTable([[value]]), value).toBe(`\ufeff'${value}\r\n`)
  const texts = ['https://madar.example', 'أ=ب', 'مارس', 'G20', 'كأس 2026', '2026-11-20', '#رياضة']
  expect(toTable([texts])).toBe(`\ufeff${texts.join('\t')}\r\n`)
})

test('Excel opens it in columns, whatever the list separator: tabs in UTF-16LE', async () => {
  const rows = [['جنى؛ سارة; 🇪🇬', 5]]
  const bytes = await toCsv(rows).arrayBuffer()
  expect(Array.from(new Uint8Array(bytes, 0, 4))).toEqual([0xff, 0xfe, 0x2c, 0x06])
  expect(new TextDecoder('utf-16le', { ignoreBOM: true }).decode(bytes)).toBe(toTable(rows))
})

export type CsvValue = string | number | boolean | null | undefined

/** Tells Excel that the file is UTF-8; without it Arabic letters become signs. */
const BYTE_ORDER_MARK = '\ufeff'

/**
 * A spreadsheet would calculate a text that begins with one of these signs (CSV injection); a wide form counts too. An
 * apostrophe before it makes it a text. Numbers are not texts, so -5 stays -5.
 */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r]/

/** A CSV file (RFC 4180: commas, CRLF) that Excel opens in Arabic; `rows` begins with the header. */
export const toCsv = (rows: readonly (readonly CsvValue[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')

function cellOf(value: CsvValue): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'string') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

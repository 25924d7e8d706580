import { trimInvisible, wellFormed } from './invisible'

export type CsvValue = string | number | boolean | null | undefined

/** Tells Excel the encoding; without it Arabic letters become signs. */
const BYTE_ORDER_MARK = '\ufeff'

/**
 * A spreadsheet would calculate a text that begins with one of these signs (CSV injection); a wide or small form counts
 * too, as does one after characters that a program drops. An apostrophe before it makes it a text. Numbers are not
 * texts, so -5 stays -5.
 */
const FORMULA = /^[=+\-@＝＋－＠﹦﹢﹣﹫]/

/**
 * The text of a table that Excel opens in columns; `rows` begins with the header. Tabs separate the cells: a comma
 * divides nothing where the system's list separator is «;», and a line `sep=,` makes Excel ignore the encoding.
 */
export const toTable = (rows: readonly (readonly CsvValue[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => wellFormed(`${row.map(cellOf).join('\t')}\r\n`)).join('')

/** The file of a table, in UTF-16LE: only with that encoding does Excel take tabs in a `.csv`. */
export function toCsv(rows: readonly (readonly CsvValue[])[]): Blob {
  const text = toTable(rows)
  const bytes = new DataView(new ArrayBuffer(2 * text.length))
  for (let at = 0; at < text.length; at += 1) bytes.setUint16(2 * at, text.charCodeAt(at), true)
  return new Blob([bytes], { type: 'text/csv;charset=utf-16le' })
}

function cellOf(value: CsvValue): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'string') return String(value)
  const text = FORMULA.test(trimInvisible(value)) || /^[\t\r]/.test(value) ? `'${value}` : value
  return /["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

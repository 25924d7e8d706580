import { trimInvisible } from './invisible'
import { once } from './once'

export type CsvValue = string | number | boolean | null | undefined

/** Tells Excel the encoding; without it Arabic letters become signs. */
const BYTE_ORDER_MARK = '\ufeff'

/**
 * A spreadsheet would calculate a text that begins with one of these signs (CSV injection); a wide or small form counts
 * too, as does one after characters that a program drops. Numbers are not texts, so -5 stays -5.
 */
const FORMULA = /^[=+\-@＝＋－＠﹦﹢﹣﹫]/

/** A day that every spreadsheet reads as this day. */
const ISO_DAY = /^\d{4}-\d\d-\d\d$/

/** The words of dates and times in spreadsheets of readers: «March», «mars», «مارس», «آذار». */
const dateWords = once(() =>
  ['en', 'fr', 'ar-EG', 'ar-SY', 'ar-MA', 'ar-DZ'].flatMap((locale) => {
    const { format } = new Intl.DateTimeFormat(locale, { month: 'long' })
    const months = [...Array(12).keys()].map((month) => format(new Date(2026, month)))
    return months.join(' ').toLowerCase().split(' ')
  }),
)

/**
 * Whether a spreadsheet would make another value of a text: a number, a part of one, a date or a time, as of «0501…»,
 * «3/4», «1e5», «MAR1» and «5 PM», or a truth value or an error.
 */
function isValue(text: string): boolean {
  const letters = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const isDateWord = (word: string) =>
    /^(?:e|[ap]m?|[صم])$/.test(word) ||
    (word.length > 2 && dateWords().some((month) => month.startsWith(word)))
  if (/\p{Nd}/u.test(text)) return !ISO_DAY.test(text) && letters.every(isDateWord)
  return /^(?:true|false|#n\/a|#[a-z/]+[!?])$/i.test(text)
}

/**
 * The text of a table that Excel opens in columns; `rows` begins with the header. Tabs separate the cells: a comma
 * divides nothing where the system's list separator is «;», and a line `sep=,` makes Excel ignore the encoding.
 */
export const toTable = (rows: readonly (readonly CsvValue[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellOf).join('\t')}\r\n`.toWellFormed()).join('')

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
  const shown = trimInvisible(value)
  // An apostrophe before it makes it a text.
  const text = FORMULA.test(shown) || isValue(shown) || /^[\t\r]/.test(value) ? `'${value}` : value
  return /["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

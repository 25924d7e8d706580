import type { CsvValue } from '@/lib/csv'
import { withoutIsolates } from '@/lib/isolated'
import { PHONE_LABEL } from '@/ui/shortcuts/marks'
import type { ExportData } from './exportData'

/**
 * Reads a table of the page for a file: its header and its rows, as they are sorted now. A column of figures with one
 * unit becomes numbers, and the unit is part of its header: «الإيراد (ريال)».
 */
export function readTable(name: string, table: HTMLTableElement): ExportData {
  const lines = [...table.rows].map((row) => [...row.cells].map(textOf))
  const [header = [], ...rows] = lines
  const columns = header.map((title, index) =>
    numbersOf(
      title,
      rows.map((row) => row[index] ?? ''),
    ),
  )
  return {
    name,
    lines: [
      columns.map(({ title }) => title),
      ...rows.map((_, place) => columns.map(({ values }) => values[place])),
    ],
    records: rows.map((_, place) =>
      Object.fromEntries(columns.map(({ title, values }) => [title, values[place]])),
    ),
  }
}

/** A label that only phones show before a value is no part of it. */
function textOf(cell: HTMLTableCellElement): string {
  const copy = cell.cloneNode(true) as HTMLElement
  for (const label of copy.querySelectorAll(PHONE_LABEL.selector)) label.remove()
  return withoutIsolates(copy.textContent ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}

const FIGURE = /^(-?[\d,]+(?:\.\d+)?)\s?(%|ريال)?$/

/** A column with its texts as numbers, if all of them are figures with the same unit. */
export function numbersOf(
  title: string,
  texts: readonly string[],
): { title: string; values: CsvValue[] } {
  const found = texts.map((text) => FIGURE.exec(text))
  const unit = found[0]?.[2]
  if (found.length === 0 || !found.every((one) => one && one[2] === unit))
    return { title, values: [...texts] }
  return {
    title: unit ? `${title} (${unit})` : title,
    values: found.map((one) => Number(one?.[1]?.replaceAll(',', ''))),
  }
}

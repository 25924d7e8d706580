import { type SortDirection, sortRows } from '@/lib/sortRows'
import type { DataColumn, SortKind } from './dataColumn'

/** The column by which rows are sorted; without one they have the order of the list. */
export type Sorting = { key: string; direction: SortDirection }

type Columns<Row> = readonly DataColumn<Row>[]

/** `-date` in an address: by the column `date`, descending. Text that names no sortable column is null. */
export function parseSorting<Row>(columns: Columns<Row>, text = ''): Sorting | null {
  const key = text.replace(/^-/, '')
  if (!columns.some((column) => column.sort && column.key === key)) return null
  return { key, direction: key === text ? 'ascending' : 'descending' }
}

export const sortingText = ({ key, direction }: Sorting): string =>
  direction === 'descending' ? `-${key}` : key

/** The rows in the order of a sorting; the given array if there is none. */
export function sortedRows<Row>(
  columns: Columns<Row>,
  rows: readonly Row[],
  sorting: Sorting | null,
): readonly Row[] {
  const by = sorting && columns.find(({ key }) => key === sorting.key)?.sort?.by
  return by ? sortRows(rows, by, sorting.direction) : rows
}

/** The direction of the first sort by a column: numbers from the largest, dates from the newest, texts from alif. */
const firstDirection = (kind: SortKind = 'text'): SortDirection =>
  kind === 'text' ? 'ascending' : 'descending'

const reversed = (direction: SortDirection): SortDirection =>
  direction === 'ascending' ? 'descending' : 'ascending'

/** The sorting after a click on a header: the first direction, the other one, then the order of the list again. */
export function nextSorting<Row>(
  { key, sort }: DataColumn<Row>,
  now: Sorting | null,
): Sorting | null {
  const first = firstDirection(sort?.kind)
  if (now?.key !== key) return { key, direction: first }
  return now.direction === first ? { key, direction: reversed(first) } : null
}

const WORDS: Record<SortKind, Record<SortDirection, string>> = {
  text: { ascending: 'من الألف إلى الياء', descending: 'من الياء إلى الألف' },
  number: { ascending: 'الأقل أولًا', descending: 'الأكثر أولًا' },
  date: { ascending: 'الأقدم أولًا', descending: 'الأحدث أولًا' },
}

/** Every order of a table for a select, since a stacked table has no header to click: «التاريخ: الأحدث أولًا». */
export const sortOptions = <Row>(columns: Columns<Row>): { value: string; label: string }[] =>
  columns.flatMap(({ key, header, sort }) => {
    if (!sort) return []
    const first = firstDirection(sort.kind)
    const words = sort.words ?? WORDS[sort.kind ?? 'text']
    return [first, reversed(first)].map((direction) => ({
      value: sortingText({ key, direction }),
      label: `${header}: ${words[direction]}`,
    }))
  })

import type { SortDirection } from '@/lib/sortRows'
import type { DataColumn, SortKind } from './dataColumn'
import { firstDirection, reversed, type Sorting, sortingText } from './sorting'

type Columns<Row> = readonly DataColumn<Row>[]

const WORDS: Record<SortKind, Record<SortDirection, string>> = {
  text: { ascending: 'من الألف إلى الياء', descending: 'من الياء إلى الألف' },
  number: { ascending: 'الأقل أولًا', descending: 'الأكثر أولًا' },
  date: { ascending: 'الأقدم أولًا', descending: 'الأحدث أولًا' },
}

/** «التاريخ: الأحدث أولًا» */
export function describeSorting<Row>(columns: Columns<Row>, { key, direction }: Sorting): string {
  const column = columns.find((one) => one.key === key)
  const words = column?.sort?.words ?? WORDS[column?.sort?.kind ?? 'text']
  return `${column?.header}: ${words[direction]}`
}

/** Every order of a table for a select, since a stacked table has no header to click. */
export const sortOptions = <Row>(columns: Columns<Row>): { value: string; label: string }[] =>
  columns.flatMap(({ key, sort }) => {
    if (!sort) return []
    const first = firstDirection(sort.kind)
    return [first, reversed(first)].map((direction) => ({
      value: sortingText({ key, direction }),
      label: describeSorting(columns, { key, direction }),
    }))
  })

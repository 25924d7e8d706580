import type { ReactNode } from 'react'
import type { SortDirection } from '@/lib/sortRows'

/** The widths of a table from which it may have another column. */
export const TABLE_WIDTHS = [42, 46, 52, 64] as const

export type DataColumn<Row> = {
  key: string
  header: string
  /** renders the cell; put the columns in a constant or a `useMemo`, because all rows rerender when they change */
  cell: (row: Row) => ReactNode
  /** only screen readers get the header, for example above buttons */
  hideHeader?: boolean
  /** what the rows are sorted by; without it the column cannot be sorted */
  sort?: SortBy<Row>
  /** if any column has a width, the table's layout is fixed */
  width?: string
  /** the narrowest table that has the column, in rem */
  from?: (typeof TABLE_WIDTHS)[number]
  /** always shown: the main cell, the actions */
  isFixed?: boolean
  /**
   * The position of the cell in the stacked block: `grow` is the main cell, first; `beside` is next to it, for
   * the state; `wide` has a line to itself; `inline` is a small fact in a row (default); `actions` has the menu of a
   * record, whose block has three lines; a fact for which they have no space is `none`.
   */
  phone?: PhonePlace
  /** a text before the cell in the stacked block, which has no visible header: «انضم» */
  phoneLabel?: string
}

export type SortKind = 'text' | 'number' | 'date'

export type SortBy<Row> = {
  by: (row: Row) => number | string
  /** `text` by default; numbers are first sorted from the largest, dates from the newest */
  kind?: SortKind
  /** what the two orders are called, where the words of the kind do not fit, such as for statuses */
  words?: Record<SortDirection, string>
}

export type PhonePlace = 'select' | 'grow' | 'beside' | 'wide' | 'inline' | 'none' | 'actions'

/** The last column: the buttons of a record and its menu. */
export const actionsColumn = <Row>(
  width: string,
  cell: DataColumn<Row>['cell'],
): DataColumn<Row> => ({
  key: 'actions',
  header: 'إجراءات',
  hideHeader: true,
  isFixed: true,
  phone: 'actions',
  width,
  cell,
})

/** Which columns a table shows, and in which order, by their keys. */
export type Arrangement = { columnOrder: readonly string[]; hidden: readonly string[] }

/**
 * All columns in their order: those that `columnOrder` names, then the others. Actions stay last, since they have no header.
 */
export function orderedColumns<Row>(
  columns: readonly DataColumn<Row>[],
  { columnOrder }: Pick<Arrangement, 'columnOrder'>,
): DataColumn<Row>[] {
  const positionOf = ({ key, hideHeader }: DataColumn<Row>) => {
    const place = columnOrder.indexOf(key)
    return hideHeader ? Number.MAX_SAFE_INTEGER : place < 0 ? columnOrder.length : place
  }
  return columns.toSorted((one, other) => positionOf(one) - positionOf(other))
}

/** The columns that are shown. A fixed column cannot be hidden; a key that no column has is ignored. */
export const shownColumns = <Row>(
  columns: readonly DataColumn<Row>[],
  arrangement: Arrangement,
): DataColumn<Row>[] =>
  orderedColumns(columns, arrangement).filter(
    ({ key, isFixed }) => isFixed || !arrangement.hidden.includes(key),
  )

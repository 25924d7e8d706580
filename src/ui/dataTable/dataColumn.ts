import type { ReactNode } from 'react'

/** A column of `DataTable`. */
export type DataColumn<Row> = {
  key: string
  header: string
  /**
   * renders the cell; put the columns in a constant or a `useMemo`, because all rows rerender when they change
   */
  cell: (row: Row) => ReactNode
  /** only screen readers get the header, for example above buttons */
  hideHeader?: boolean
  /** makes the header a button that sorts the rows; on phones provide a select beside the table */
  sort?: { direction: SortDirection | null; onSort: () => void }
  /** `end` for numbers */
  align?: 'start' | 'end'
  /** if any column has a width, the table's layout is fixed */
  width?: string
  /**
   * The position of the cell in the stacked block: `grow` is the main cell, first; `beside` is next to it, for
   * the state; `wide` has a line to itself; `inline` is a small fact in a row (default); `actions` is last.
   */
  phone?: PhonePlace
  /** a text before the cell in the stacked block, which has no visible header: «انضم» */
  phoneLabel?: string
}

export type SortDirection = 'ascending' | 'descending'

export type PhonePlace = 'grow' | 'beside' | 'wide' | 'inline' | 'actions'

import { memo, type ReactNode } from 'react'
import { SkeletonRows } from './dataTable/SkeletonRows'
import { SortHeader } from './dataTable/SortHeader'
import { TableRoot } from './dataTable/TableRoot'
import { says } from './dataTable/tableRoles'
import { TableRoom } from './dataTable/tableRoom'
import { LoadingSpinner } from './states/LoadingSpinner'
import { VisuallyHidden } from './VisuallyHidden'

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

type Props<Row> = {
  /** the table's accessible name, not visible: «رسائل التواصل» */
  caption: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** rows that need attention, such as unread ones, are bolder */
  isRowStrong?: (row: Row) => boolean
  /** shows skeleton rows with the final layout under a spinner, instead of `rows` */
  loading?: boolean
  skeletonRows?: number
}

/**
 * A table that becomes a list of stacked blocks below 960 px, or when large text leaves it too little space,
 * and never scrolls sideways. Rows are memoised: keep the identity of unchanged rows and of the columns between
 * renders.
 *
 * For screen readers it is still a table when stacked: the header is visually hidden and names each cell's
 * column.
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  isRowStrong,
  loading = false,
  skeletonRows = 8,
}: Props<Row>) {
  const isFixed = columns.some((column) => column.width)
  return (
    <TableRoom>
      {loading && <LoadingSpinner label={`جارٍ التحميل: ${caption}`} />}
      <TableRoot {...says.table} aria-busy={loading} data-fixed={isFixed || undefined}>
        <caption>{caption}</caption>
        <colgroup>
          {columns.map((column) => (
            <col key={column.key} style={column.width ? { inlineSize: column.width } : undefined} />
          ))}
        </colgroup>
        <thead {...says.rowgroup}>
          <tr {...says.row}>
            {columns.map((column) => (
              <th
                key={column.key}
                {...says.columnheader}
                scope="col"
                data-align={column.align}
                aria-sort={column.sort && (column.sort.direction ?? 'none')}
              >
                {column.hideHeader ? (
                  <VisuallyHidden>{column.header}</VisuallyHidden>
                ) : column.sort ? (
                  <SortHeader {...column.sort} header={column.header} />
                ) : (
                  column.header
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...says.rowgroup}>
          {loading ? (
            <SkeletonRows columns={columns} count={skeletonRows} />
          ) : (
            rows.map((row) => (
              <DataRow
                key={rowKey(row)}
                id={rowKey(row)}
                row={row}
                columns={columns}
                isStrong={isRowStrong?.(row) ?? false}
              />
            ))
          )}
        </tbody>
      </TableRoot>
    </TableRoom>
  )
}

type RowProps<Row> = {
  id: string | number
  row: Row
  columns: readonly DataColumn<Row>[]
  isStrong: boolean
}

function DrawnRow<Row>({ id, row, columns, isStrong }: RowProps<Row>) {
  return (
    <tr {...says.row} data-row={id} data-strong={isStrong || undefined}>
      {columns.map((column) => (
        <td
          key={column.key}
          {...says.cell}
          data-align={column.align}
          data-place={column.phone ?? 'inline'}
        >
          {column.phoneLabel && <span data-phone-label>{column.phoneLabel} </span>}
          {column.cell(row)}
        </td>
      ))}
    </tr>
  )
}

// The type of `memo` loses the type parameter.
const DataRow = memo(DrawnRow) as typeof DrawnRow

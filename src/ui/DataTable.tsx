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
  /** draws the cell; keep the columns in a constant or a `useMemo`, since rows redraw when they change */
  cell: (row: Row) => ReactNode
  /** the header is spoken only, as over buttons */
  hideHeader?: boolean
  /** makes the header a button that orders the rows; on phones give a select beside the table */
  sort?: { direction: SortDirection | null; onSort: () => void }
  /** `end` for figures */
  align?: 'start' | 'end'
  /** any column with a width makes the table's layout fixed */
  width?: string
  /**
   * The cell's place in the stacked block: `grow` who it is, first; `beside` it, the
   * state; `wide` a line of its own; `inline` small facts in a row (default); `actions` last.
   */
  phone?: PhonePlace
  /** said before the cell in the stacked block, where no header stands over it: «انضم» */
  phoneLabel?: string
}

export type SortDirection = 'ascending' | 'descending'

export type PhonePlace = 'grow' | 'beside' | 'wide' | 'inline' | 'actions'

type Props<Row> = {
  /** names the table, spoken only: «رسائل التواصل» */
  caption: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** rows that ask for attention, such as unread ones, are set bolder */
  isRowStrong?: (row: Row) => boolean
  /** skeleton rows in the final shape, under a spinner, take the place of `rows` */
  loading?: boolean
  skeletonRows?: number
}

/**
 * A table that becomes a list of stacked blocks below 960 px, or where large text
 * leaves it too little room, and never scrolls sideways. Rows are
 * memoised: give rows that did not change the same identity and columns that do not change per render.
 *
 * It stays a table to screen readers even when stacked: the header is there, unseen, and names each
 * cell's column.
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

// `memo` forgets that the row is generic.
const DataRow = memo(DrawnRow) as typeof DrawnRow

import { memo } from 'react'
import type { DataColumn } from './dataTable/dataColumn'
import { SkeletonRows } from './dataTable/SkeletonRows'
import { SortHeader } from './dataTable/SortHeader'
import { TableRoot } from './dataTable/TableRoot'
import { TableContainer } from './dataTable/tableContainer'
import { tableRoles } from './dataTable/tableRoles'
import { LoadingSpinner } from './states/LoadingSpinner'
import { VisuallyHidden } from './VisuallyHidden'

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
    <TableContainer>
      {loading && <LoadingSpinner label={`جارٍ التحميل: ${caption}`} />}
      <TableRoot {...tableRoles.table} aria-busy={loading} data-fixed={isFixed || undefined}>
        <caption>{caption}</caption>
        <colgroup>
          {columns.map((column) => (
            <col key={column.key} style={column.width ? { inlineSize: column.width } : undefined} />
          ))}
        </colgroup>
        <thead {...tableRoles.rowgroup}>
          <tr {...tableRoles.row}>
            {columns.map((column) => (
              <th
                key={column.key}
                {...tableRoles.columnheader}
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
        <tbody {...tableRoles.rowgroup}>
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
    </TableContainer>
  )
}

type RowProps<Row> = {
  id: string | number
  row: Row
  columns: readonly DataColumn<Row>[]
  isStrong: boolean
}

function RowBase<Row>({ id, row, columns, isStrong }: RowProps<Row>) {
  return (
    <tr {...tableRoles.row} data-row={id} data-strong={isStrong || undefined}>
      {columns.map((column) => (
        <td
          key={column.key}
          {...tableRoles.cell}
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
const DataRow = memo(RowBase) as typeof RowBase

import { type ElementType, memo, type ReactNode } from 'react'
import type { Density } from '@/lib/density'
import type { ReadableStore } from '@/lib/deriveStore'
import { createStore } from '@/lib/store'
import type { DataColumn } from '@/ui/dataTable/dataColumn'
import { SortHeader } from '@/ui/dataTable/SortHeader'
import { nextSorting, type Sorting } from '@/ui/dataTable/sorting'
import { TableRoot, tableRoles } from '@/ui/dataTable/TableRoot'
import { TableContainer } from '@/ui/dataTable/tableContainer'
import { PHONE_LABEL } from '@/ui/marks/marks'
import { rowProps } from '@/ui/marks/rowControl'
import { RowCheckbox, SelectAllCheckbox } from '@/ui/selection/RowCheckbox'
import type { Identified, Selection } from '@/ui/selection/useSelection'
import { LoadingSpinner } from '@/ui/states/LoadingSpinner'
import { useStore } from '@/ui/stores/useStore'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'

/** A column of checkboxes. Keep the identity of its members, like that of the columns. */
type SelectColumn<Row> = {
  selection: Selection
  /** the accessible name of a row's checkbox: «تحديد رسالة جنى السالم» */
  labelOf: (row: Row) => string
  /** of the checkbox in the header: «تحديد رسائل هذه الصفحة» */
  allLabel: string
}

type Props<Row> = {
  /** the table's accessible name, not visible: «رسائل التواصل» */
  caption: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  /** rows that need attention, such as unread ones, are bolder */
  isRowStrong?: (row: Row) => boolean
  /** the key of the row that is open beside the table; a store, so that a step to the next renders two rows */
  currentRow?: ReadableStore<string | undefined>
  /** shown instead of `rows` while they load, under a spinner: `SkeletonRows` */
  skeleton?: ReactNode
  density?: Density
  /** makes the headers of the columns that can be sorted buttons; the caller sorts the rows */
  sorting?: Sorting | null
  onSort?: (sorting: Sorting | null) => void
  select?: SelectColumn<Row>
  /** a `TableRoot` with other styles, and a row with its attributes and more, for a table of another layout */
  root?: typeof TableRoot
  tr?: ElementType
}

/**
 * A table that becomes a list of stacked blocks below 768 px, or when large text leaves it too little space, and never
 * scrolls sideways. Its header stays in sight. Rows are memoised: keep the identity of unchanged rows and of the
 * columns between renders.
 *
 * For screen readers it is still a table when stacked: the header is visually hidden and names each cell's column.
 */
export function DataTable<Row extends Identified>({
  caption,
  columns,
  rows,
  isRowStrong,
  currentRow,
  skeleton,
  density = 'comfortable',
  sorting = null,
  onSort,
  select,
  root: Root = TableRoot,
  tr = 'tr',
}: Props<Row>) {
  const isFixed = columns.some((column) => column.width)
  const isRecords = columns.some(({ phone }) => phone === 'actions')
  const directionOf = (key: string) => (sorting?.key === key ? sorting.direction : null)
  return (
    <TableContainer>
      {skeleton && <LoadingSpinner label={`جارٍ التحميل: ${caption}`} />}
      <Root
        {...tableRoles.table}
        aria-busy={Boolean(skeleton)}
        data-fixed={isFixed || undefined}
        data-records={isRecords ? (select ? 'select' : 'plain') : undefined}
        data-density={density === 'comfortable' ? undefined : density}
      >
        <caption>{caption}</caption>
        <colgroup>
          {select && <col data-screen-only style={{ inlineSize: '2.75rem' }} />}
          {columns.map(({ key, width, from }) => (
            <col key={key} data-from={from} style={width ? { inlineSize: width } : undefined} />
          ))}
        </colgroup>
        <thead {...tableRoles.rowgroup}>
          <tr {...tableRoles.row}>
            {select && (
              <th {...tableRoles.columnheader} scope="col" data-place="select" data-screen-only>
                <SelectAllCheckbox
                  selection={select.selection}
                  shown={rows}
                  label={select.allLabel}
                />
                <span {...PHONE_LABEL.props}>التحديد</span>
              </th>
            )}
            {columns.map((column) => (
              <th
                key={column.key}
                {...tableRoles.columnheader}
                scope="col"
                data-from={column.from}
                aria-sort={column.sort && onSort ? (directionOf(column.key) ?? 'none') : undefined}
              >
                {column.hideHeader ? (
                  <VisuallyHidden>{column.header}</VisuallyHidden>
                ) : column.sort && onSort ? (
                  <SortHeader
                    header={column.header}
                    direction={directionOf(column.key)}
                    onSort={() => onSort(nextSorting(column, sorting))}
                  />
                ) : (
                  column.header
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.rowgroup}>
          {skeleton ??
            rows.map((row) => (
              <DataRow
                key={row.id}
                tr={tr}
                row={row}
                columns={columns}
                selection={select?.selection}
                labelOf={select?.labelOf}
                isStrong={isRowStrong?.(row) ?? false}
                currentRow={currentRow}
              />
            ))}
        </tbody>
      </Root>
    </TableContainer>
  )
}

type FrameProps = {
  tr: ElementType
  isStrong: boolean
  currentRow: ReadableStore<string | undefined> | undefined
}

type RowProps<Row> = FrameProps & {
  row: Row
  columns: readonly DataColumn<Row>[]
  selection: Selection | undefined
  labelOf: ((row: Row) => string) | undefined
}

function RowBase<Row extends Identified>(props: RowProps<Row>) {
  const { row, columns, selection, labelOf, ...frame } = props
  return (
    <RowFrame {...frame} id={row.id}>
      {selection && labelOf && (
        <td {...tableRoles.cell} data-place="select" data-screen-only>
          <RowCheckbox selection={selection} id={String(row.id)} label={labelOf(row)} />
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.key}
          {...tableRoles.cell}
          data-from={column.from}
          data-place={column.phone ?? 'inline'}
        >
          {column.phoneLabel && <span {...PHONE_LABEL.props}>{`${column.phoneLabel} `}</span>}
          {column.cell(row)}
        </td>
      ))}
    </RowFrame>
  )
}

// The type of `memo` loses the type parameter.
const DataRow = memo(RowBase) as typeof RowBase

/** A component of its own: becoming the current row renders no cell. */
function RowFrame(props: FrameProps & Identified & { children: ReactNode }) {
  const { tr: Tr, id, isStrong, currentRow, children } = props
  const isCurrent = useStore(currentRow ?? NO_ROW) === String(id)
  return (
    <Tr
      {...tableRoles.row}
      {...rowProps(id)}
      data-strong={isStrong || undefined}
      aria-current={isCurrent || undefined}
    >
      {children}
    </Tr>
  )
}

const NO_ROW = createStore<string | undefined>(undefined)

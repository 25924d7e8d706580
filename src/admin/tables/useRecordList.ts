import { useDeferredValue, useMemo } from 'react'
import { type FilterCause, type Filters, useListSearch } from '@/admin/useListSearch'
import { SHIPPED_LOOK, savedTables, type TableName } from '@/saved/tables'
import { shownColumns } from '@/ui/dataTable/arrangeColumns'
import type { DataColumn } from '@/ui/dataTable/dataColumn'
import { parseSorting, type Sorting, sortedRows, sortingText } from '@/ui/dataTable/sorting'
import { useStore } from '@/ui/stores/useStore'
import type { TableSettingsProps } from './TableSettingsDialog'

type TableFilters = Filters & { sort?: string | undefined; page?: number | undefined }

export type FilterProps<F> = {
  /** the filters in the address */
  filters: F
  onFiltersChange: (filters: F, cause: FilterCause) => void
}

type Columns<Row> = {
  name: TableName
  /** keep their identity between renders */
  columns: readonly DataColumn<Row>[]
}

export type TableOrder = {
  /** the sorting in the address: `name`, `-date` */
  sort: string | undefined
  onSort: (sort: string | undefined, cause: FilterCause) => void
}

/**
 * How an editor wants a table: columns and density from the repository, the sorting from the address. Returns what
 * `DataTable` needs, and `sorted`, which sorts rows. The header follows a click at once, the rows at lower priority.
 */
function useTableView<Row>({ name, columns, sort, onSort }: Columns<Row> & TableOrder) {
  const saved = useStore(savedTables)
  const look = saved.find(({ table }) => table === name) ?? SHIPPED_LOOK
  const sorting = parseSorting(columns, sort)
  const shownSort = useDeferredValue(sort)
  const shown = useMemo(() => shownColumns(columns, look), [columns, look])
  const sorted = useMemo(() => {
    const order = parseSorting(columns, shownSort)
    return (rows: readonly Row[]) => sortedRows(columns, rows, order)
  }, [columns, shownSort])
  const sortFor = (cause: FilterCause) => (next: Sorting | null) =>
    onSort(next ? sortingText(next) : undefined, cause)
  const table = { name, columns, look, sorting, onSort: sortFor('draft') }
  return {
    table: table as TableSettingsProps<never>,
    sorted,
    tableProps: { columns: shown, density: look.density, sorting, onSort: sortFor('filter') },
  }
}

/** `useListSearch` and `useTableView` of a table. `asked` is the page that the address asks for. */
export function useRecordList<Row, F extends TableFilters>(options: Columns<Row> & FilterProps<F>) {
  const { name, columns } = options
  const { page = 1, ...others } = options.filters
  const filters = others as F
  const { q, ...search } = useListSearch<F>(filters, options.onFiltersChange)
  const { table, ...view } = useTableView({
    name,
    columns,
    sort: filters.sort,
    onSort: (sort, cause) => search.change({ sort } as F, cause),
  })
  return {
    ...view,
    filters,
    q,
    search,
    asked: search.isInAddress ? page : 1,
    tools: { table, views: { screen: name, search: filters } },
  }
}

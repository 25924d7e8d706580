import { useDeferredValue, useMemo } from 'react'
import { type FilterCause, type Filters, useListSearch } from '@/admin/useListSearch'
import { SHIPPED_LOOK, savedTables, type TableName } from '@/saved/tables'
import { type DataColumn, shownColumns } from '@/ui/dataTable/dataColumn'
import { parseSorting, type Sorting, sortedRows, sortingText } from '@/ui/dataTable/sorting'
import { useStore } from '@/ui/stores/useStore'

type TableFilters = Filters & { sort?: string | undefined; page?: number | undefined }

export type FilterProps<F> = {
  /** the filters in the address */
  filters: F
  onFiltersChange: (filters: F, cause: FilterCause) => void
}

type Options<Row, F> = FilterProps<F> & {
  name: TableName
  /** keep their identity between renders */
  columns: readonly DataColumn<Row>[]
}

/**
 * A list whose filters and sorting are in the address, and its table as an editor wants it: columns and density from the
 * repository. Returns what `useListSearch`, `DataTable` and `ListTools` need, `sorted`, which sorts rows, and `asked`,
 * the page that the address asks for. The header follows a click at once, the rows at lower priority.
 */
export function useRecordList<Row, F extends TableFilters>(options: Options<Row, F>) {
  const { name, columns } = options
  const { page = 1, ...others } = options.filters
  const filters = others as F
  const { q, ...search } = useListSearch<F>(filters, options.onFiltersChange)
  const saved = useStore(savedTables)
  const look = saved.find(({ table }) => table === name) ?? SHIPPED_LOOK
  const sorting = parseSorting(columns, filters.sort)
  const shownSort = useDeferredValue(filters.sort)
  const shown = useMemo(() => shownColumns(columns, look), [columns, look])
  const sorted = useMemo(() => {
    const order = parseSorting(columns, shownSort)
    return (rows: readonly Row[]) => sortedRows(columns, rows, order)
  }, [columns, shownSort])
  const sortFor = (cause: FilterCause) => (next: Sorting | null) =>
    search.change({ sort: next ? sortingText(next) : undefined } as F, cause)
  return {
    filters,
    q,
    search,
    sorted,
    asked: search.isInAddress ? page : 1,
    tableProps: { columns: shown, density: look.density, sorting, onSort: sortFor('filter') },
    tools: {
      table: { name, columns, look, sorting, onSort: sortFor('draft') },
      views: { screen: name, search: filters },
    },
  }
}

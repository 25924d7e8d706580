import { useDeferredValue, useMemo } from 'react'
import type { FilterCause } from '@/admin/useListSearch'
import { SHIPPED_LOOK, savedTables, type TableName } from '@/saved/tables'
import { shownColumns } from '@/ui/dataTable/arrangeColumns'
import type { DataColumn } from '@/ui/dataTable/dataColumn'
import { parseSorting, type Sorting, sortedRows, sortingText } from '@/ui/dataTable/sorting'
import { useStore } from '@/ui/stores/useStore'
import type { TableSettingsProps } from './TableSettingsDialog'

type Options<Row> = {
  name: TableName
  /** keep their identity between renders */
  columns: readonly DataColumn<Row>[]
  /** the sorting in the address: `name`, `-date` */
  sort: string | undefined
  onSort: (sort: string | undefined, cause: FilterCause) => void
}

/**
 * How an editor wants a table: columns and density from the repository, the sorting from the address. Returns what
 * `DataTable` needs, and `sorted`, which sorts rows. The header follows a click at once, the rows at lower priority.
 */
export function useTableView<Row>({ name, columns, sort, onSort }: Options<Row>) {
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
  return {
    settings: {
      name,
      columns,
      look,
      sorting,
      onSort: sortFor('draft'),
    } as TableSettingsProps<never>,
    sorted,
    tableProps: { columns: shown, density: look.density, sorting, onSort: sortFor('filter') },
  }
}

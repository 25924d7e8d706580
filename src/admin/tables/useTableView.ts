import { useDeferredValue, useMemo } from 'react'
import { SHIPPED_DENSITY, savedTables, type TableName } from '@/saved/tables'
import type { DataColumn } from '@/ui/dataTable/dataColumn'
import { parseSorting, type Sorting, sortedRows, sortingText } from '@/ui/dataTable/sorting'
import { useStore } from '@/ui/states/useStore'
import type { TableSettingsProps } from './TableSettingsDialog'

type Options<Row> = {
  name: TableName
  /** keep their identity between renders */
  columns: readonly DataColumn<Row>[]
  /** the sorting in the address: `name`, `-date` */
  sort: string | undefined
  onSort: (sort: string | undefined) => void
}

/**
 * How an editor wants a table: the density from the repository, the sorting from the address. Returns what
 * `DataTable` needs, and `sorted`, which sorts rows. The header follows a click at once, the rows at lower priority.
 */
export function useTableView<Row>({ name, columns, sort, onSort }: Options<Row>) {
  const saved = useStore(savedTables)
  const density = saved.find(({ table }) => table === name)?.density ?? SHIPPED_DENSITY
  const sorting = parseSorting(columns, sort)
  const shownSort = useDeferredValue(sort)
  const sorted = useMemo(() => {
    const order = parseSorting(columns, shownSort)
    return (rows: readonly Row[]) => sortedRows(columns, rows, order)
  }, [columns, shownSort])
  const setSorting = (next: Sorting | null) => onSort(next ? sortingText(next) : undefined)
  return {
    settings: { name, columns, density, sorting, onSort: setSorting } as TableSettingsProps<never>,
    sorted,
    tableProps: { columns, density, sorting, onSort: setSorting },
  }
}

import { useMemo } from 'react'
import { useTableView } from '@/admin/tables/useTableView'
import { sourceColumns } from './sourceColumns'
import type { SourceChanges } from './sourceMenu'
import type { SourceSearchParams } from './sourceSearchParams'

export type SourceTableOrder = {
  sort: SourceSearchParams['sort']
  onSort: (sort: string | undefined) => void
}

const nothing = () => {}
const NO_CHANGES: SourceChanges = { onToggle: nothing, onRetry: nothing, onRemove: nothing }

/** The look and the order of the sources as a table. Only its cells need `changes`, which keep their identity. */
export function useSourceTable({ sort, onSort }: SourceTableOrder, changes = NO_CHANGES) {
  const columns = useMemo(() => sourceColumns(changes), [changes])
  return useTableView({ name: 'newsSources', columns, sort, onSort })
}

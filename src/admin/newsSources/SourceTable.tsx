import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import { useEventCallback } from '@mui/material/utils'
import { type ReactNode, useMemo } from 'react'
import type { SourceSearchParams } from '@/admin/searchParams/sourceSearchParams'
import { ListTools, type ListToolsProps } from '@/admin/tables/ListTools'
import { useTableView } from '@/admin/tables/useTableView'
import type { FilterCause } from '@/admin/useListSearch'
import type { NewsSource } from '@/content/admin/newsSources'
import { isolated } from '@/lib/isolated'
import { rowSelect } from '@/ui/selection/RowCheckbox'
import type { Selection } from '@/ui/selection/useSelection'
import { DataTable } from '@/ui/table/DataTable'
import { control } from '@/ui/theme/tokens'
import { SelectableSources, type SourceEdits } from './SelectableSources'
import { sourceColumns } from './sourceColumns'
import type { SourceChanges } from './sourceMenu'
import { exportSources } from './sourceTexts'

type SourceTableOrder = {
  sort: SourceSearchParams['sort']
  onSort: (sort: string | undefined, cause: FilterCause) => void
}

const nothing = () => {}
const NO_CHANGES: SourceChanges = { onToggle: nothing, onRetry: nothing, onRemove: nothing }

/** The look and the order of the sources as a table. Only its cells need `changes`, which keep their identity. */
function useSourceTable({ sort, onSort }: SourceTableOrder, changes = NO_CHANGES) {
  const columns = useMemo(() => sourceColumns(changes), [changes])
  return useTableView({ name: 'newsSources', columns, sort, onSort })
}

/** Of the bar of bulk actions from 768 px on: a small button, the padding and the border. */
const BAR_HEIGHT = `calc(${control.small} + 25px)`

// The header of the table stays in sight below the bar of bulk actions.
const Frame = styled(Card)(({ theme }) => ({
  '--bar': BAR_HEIGHT,
  '@media (max-height: 24rem)': { '--bar': '0px' },
  marginBlockStart: 16,
  overflow: 'clip',
  [theme.breakpoints.up('md')]: {
    '&& thead th': { insetBlockStart: 'var(--bar)' },
    '&& tbody :is(a, button, input)': { scrollMarginBlock: 'calc(var(--bar) + 4rem)' },
  },
}))

type Props = SourceTableOrder &
  Pick<ListToolsProps, 'views'> & {
    found: readonly NewsSource[]
    filterBar: (tools: ReactNode) => ReactNode
    actions: SourceEdits
    /** shown instead of a table without rows */
    empty: ReactNode
  }

/** The sources as a table, for who compares many of them: their bar of filters, their bulk actions, the table. */
export function SourceTable({ found, views, filterBar, actions, empty, ...order }: Props) {
  const { settings, sorted } = useSourceTable(order)
  const rows = useMemo(() => sorted(found), [sorted, found])
  return (
    <>
      {filterBar(
        <ListTools
          {...(views && { views })}
          table={settings}
          prepare={() => exportSources(rows)}
        />,
      )}
      <SelectableSources shown={rows} actions={actions}>
        {(selection, changes) =>
          rows.length > 0 ? (
            <Rows {...order} rows={rows} selection={selection} changes={changes} />
          ) : (
            empty
          )
        }
      </SelectableSources>
    </>
  )
}

type RowsProps = SourceTableOrder & {
  rows: readonly NewsSource[]
  selection: Selection
  changes: SourceChanges
}

function Rows({ rows, selection, changes, ...order }: RowsProps) {
  const onToggle = useEventCallback(changes.onToggle)
  const onRemove = useEventCallback(changes.onRemove)
  const onRetry = useEventCallback(changes.onRetry)
  // Rows are memoised.
  const stable = useMemo(() => ({ onToggle, onRemove, onRetry }), [onToggle, onRemove, onRetry])
  const { tableProps } = useSourceTable(order, stable)
  const select = useMemo(() => rowSelect(selection, SELECT_TEXTS), [selection])
  return (
    <Frame>
      <DataTable {...tableProps} caption="المصادر" rows={rows} rowKey={keyOf} select={select} />
    </Frame>
  )
}

const SELECT_TEXTS = {
  labelOf: ({ source }: NewsSource) => `تحديد ${isolated(source)}`,
  allLabel: 'تحديد المصادر المعروضة',
}

const keyOf = ({ id }: NewsSource) => id

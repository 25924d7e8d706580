import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import { type ReactNode, useMemo } from 'react'
import { ListTools, type ListToolsProps } from '@/admin/tables/ListTools'
import { type TableOrder, useTableView } from '@/admin/tables/useRecordList'
import type { NewsSource } from '@/content/admin/newsSources'
import { isolated } from '@/lib/isolated'
import { useRowFocus } from '@/ui/removal/useRowFocus'
import { useSelection } from '@/ui/selection/useSelection'
import { DataTable } from '@/ui/table/DataTable'
import { control, up } from '@/ui/theme/tokens'
import { BulkBar } from './BulkBar'
import { sourceColumns } from './sourceColumns'
import { exportSources } from './sourceTexts'
import type { Sources } from './useSources'

/** Of the bar of bulk actions from 768 px on: a small button, the padding and the border. */
const BAR_HEIGHT = `calc(${control.small} + 25px)`

// The header of the table stays in sight below the bar of bulk actions.
const Frame = styled(Card)({
  '--bar': BAR_HEIGHT,
  '@media (max-height: 24rem)': { '--bar': '0px' },
  marginBlockStart: 16,
  overflow: 'clip',
  [up.md]: {
    '&& thead th': { insetBlockStart: 'var(--bar)' },
    '&& tbody :is(a, button, input)': { scrollMarginBlock: 'calc(var(--bar) + 4rem)' },
  },
})

type Props = TableOrder & {
  views: NonNullable<ListToolsProps['views']>
  found: readonly NewsSource[]
  filterBar: (tools: ReactNode) => ReactNode
  actions: Omit<Sources, 'sources'>
  /** shown instead of a table without rows */
  children: ReactNode
}

/** The sources as a table, for who compares many of them: their bar of filters, their bulk actions, the table. */
export function SourceTable({ found, views, filterBar, actions, children, ...order }: Props) {
  const { changes } = actions
  const columns = useMemo(() => sourceColumns(changes), [changes])
  const { table, sorted, tableProps } = useTableView({ ...order, name: 'newsSources', columns })
  const rows = useMemo(() => sorted(found), [sorted, found])
  const selection = useSelection(rows)
  useRowFocus(rows.map(({ id }) => id))
  return (
    <>
      {filterBar(<ListTools views={views} table={table} prepare={() => exportSources(rows)} />)}
      <BulkBar selection={selection} visible={rows} actions={actions} />
      {rows.length > 0 ? (
        <Frame>
          <DataTable
            {...tableProps}
            caption="المصادر"
            rows={rows}
            select={{ selection, ...SELECT_TEXTS }}
          />
        </Frame>
      ) : (
        children
      )}
    </>
  )
}

const SELECT_TEXTS = {
  labelOf: ({ source }: NewsSource) => `تحديد ${isolated(source)}`,
  allLabel: 'تحديد المصادر المعروضة',
}

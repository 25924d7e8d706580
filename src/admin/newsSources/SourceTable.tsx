import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import { type ReactNode, useMemo } from 'react'
import type { NewsSource } from '@/content/admin/newsSources'
import { DataTable } from '@/ui/DataTable'
import { rowSelect } from '@/ui/selection/rowSelect'
import type { Selection } from '@/ui/selection/useSelection'
import { SelectableSources, type SourceEdits } from './SelectableSources'
import { BAR_HEIGHT } from './sourceCardStyles'
import type { SourceChanges } from './sourceMenu'
import { type SourceTableOrder, useSourceTable } from './useSourceTable'

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

type Props = SourceTableOrder & {
  found: readonly NewsSource[]
  actions: SourceEdits
  /** shown instead of a table without rows */
  empty: ReactNode
}

/** The sources as a table, for who compares many of them. */
export function SourceTable({ found, actions, empty, ...order }: Props) {
  const { sorted } = useSourceTable(order)
  const rows = useMemo(() => sorted(found), [sorted, found])
  return (
    <SelectableSources shown={rows} actions={actions}>
      {(selection, changes) =>
        rows.length > 0 ? (
          <Rows {...order} rows={rows} selection={selection} changes={changes} />
        ) : (
          empty
        )
      }
    </SelectableSources>
  )
}

type RowsProps = SourceTableOrder & {
  rows: readonly NewsSource[]
  selection: Selection
  changes: SourceChanges
}

function Rows({ rows, selection, changes, ...order }: RowsProps) {
  const { tableProps } = useSourceTable(order, changes)
  const select = useMemo(() => rowSelect(selection, SELECT_TEXTS), [selection])
  return (
    <Frame>
      <DataTable {...tableProps} caption="المصادر" rows={rows} rowKey={keyOf} select={select} />
    </Frame>
  )
}

const SELECT_TEXTS = {
  labelOf: ({ source }: NewsSource) => `تحديد ${source}`,
  allLabel: 'تحديد المصادر المعروضة',
}

const keyOf = ({ id }: NewsSource) => id

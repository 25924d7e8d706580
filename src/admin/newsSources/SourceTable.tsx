import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import { type ComponentProps, useMemo } from 'react'
import type { NewsSource } from '@/content/admin/newsSources'
import { DataTable } from '@/ui/DataTable'
import { rowSelect } from '@/ui/selection/rowSelect'
import type { Selection } from '@/ui/selection/useSelection'
import { BAR_HEIGHT } from './sourceCardStyles'

// The header of the table stays in sight below the bar of what is selected.
const Frame = styled(Card)(({ theme }) => ({
  marginBlockStart: 16,
  overflow: 'clip',
  '& thead th': { '--bar': BAR_HEIGHT, '@media (max-height: 24rem)': { '--bar': '0px' } },
  [theme.breakpoints.up('md')]: {
    '&& thead th': { insetBlockStart: 'var(--bar)' },
    '&& tbody :is(a, button, input)': { scrollMarginBlock: `calc(${BAR_HEIGHT} + 4rem)` },
  },
}))

type Props = Pick<
  ComponentProps<typeof DataTable<NewsSource>>,
  'columns' | 'rows' | 'density' | 'sorting' | 'onSort'
> & { selection: Selection }

/** The sources as a table, for who compares many of them. */
export function SourceTable({ selection, ...props }: Props) {
  const select = useMemo(() => rowSelect(selection, SELECT_TEXTS), [selection])
  return (
    <Frame>
      <DataTable {...props} caption="المصادر" rowKey={keyOf} select={select} />
    </Frame>
  )
}

const SELECT_TEXTS = {
  labelOf: ({ source }: NewsSource) => `تحديد ${source}`,
  allLabel: 'تحديد المصادر المعروضة',
}

const keyOf = ({ id }: NewsSource) => id

import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import type { ComponentProps } from 'react'
import type { NewsSource } from '@/content/admin/newsSources'
import { isolated } from '@/lib/isolated'
import type { Selection } from '@/ui/selection/useSelection'
import { DataTable } from '@/ui/table/DataTable'
import { control, up } from '@/ui/theme/tokens'

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

type Props = Omit<ComponentProps<typeof DataTable<NewsSource>>, 'caption' | 'select'> & {
  selection: Selection
}

/** The sources as a table, for who compares many of them. */
export const SourceTable = ({ selection, ...tableProps }: Props) => (
  <Frame>
    <DataTable
      {...tableProps}
      caption="المصادر"
      select={{ selection, labelOf, allLabel: 'تحديد المصادر المعروضة' }}
    />
  </Frame>
)

const labelOf = ({ source }: NewsSource) => `تحديد ${isolated(source)}`

import { styled } from '@mui/material/styles'
import type { NewsSource } from '@/content/admin/newsSources'
import { rowProps } from '@/ui/marks/rowControl'
import type { Selection } from '@/ui/selection/useSelection'
import { down, up } from '@/ui/theme/tokens'
import { SourceCard } from './SourceCard'
import type { Sources } from './useSources'

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  gap: 16,
  marginBlockStart: 16,
  // A stacking context each: the browser paints it again only when it changes, and not with each letter of the search.
  '& > li': { minInlineSize: 0, isolation: 'isolate' },
  [up.lg]: { marginBlockStart: 24 },
  // On phones most cards are below the window, and need no layout there.
  [down.md]: {
    '& > li': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 5.75rem' },
  },
})

type Props = {
  rows: readonly NewsSource[]
  selection: Selection
  changes: Sources['changes']
}

/** The cards: one to three columns, depending on the width (Spec §2). */
export const SourceGrid = ({ rows, ...cardProps }: Props) => (
  <Grid aria-label="المصادر">
    {rows.map((item) => (
      <li key={item.id} {...rowProps(item.id)}>
        <SourceCard item={item} {...cardProps} />
      </li>
    ))}
  </Grid>
)

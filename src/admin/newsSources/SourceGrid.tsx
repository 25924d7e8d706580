import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { NewsSource } from '@/content/admin/newsSources'
import { rowProps } from '@/ui/marks/rowControl'
import { useRowFocus } from '@/ui/removal/useRowFocus'
import { useSelection } from '@/ui/selection/useSelection'
import { down, up } from '@/ui/theme/tokens'
import { BulkBar } from './BulkBar'
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
  found: readonly NewsSource[]
  actions: Omit<Sources, 'sources'>
  /** shown instead of a grid without cards */
  children: ReactNode
}

/** The bulk actions and the grid of cards: one to three columns, depending on the width (Spec §2). */
export function SourceGrid({ found, actions, children }: Props) {
  const selection = useSelection(found)
  useRowFocus(found.map(({ id }) => id))
  return (
    <>
      <BulkBar selection={selection} visible={found} actions={actions} />
      {found.length > 0 ? (
        <Grid aria-label="المصادر">
          {found.map((item) => (
            <li key={item.id} {...rowProps(item.id)}>
              <SourceCard item={item} selection={selection} changes={actions.changes} />
            </li>
          ))}
        </Grid>
      ) : (
        children
      )}
    </>
  )
}

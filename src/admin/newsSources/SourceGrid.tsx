import { styled } from '@mui/material/styles'
import type { NewsSource } from '@/content/admin/newsSources'
import { rowProps } from '@/ui/marks/rowControl'
import { type SourceActions, SourceCard } from './SourceCard'

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  gap: 16,
  marginBlockStart: 16,
  // A stacking context each: the browser paints it again only when it changes, and not with each letter of the search.
  '& > li': { minInlineSize: 0, isolation: 'isolate' },
  [theme.breakpoints.up('lg')]: { marginBlockStart: 24 },
  // On phones most cards are below the window, and need no layout there.
  [theme.breakpoints.down('md')]: {
    '& > li': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 5.75rem' },
  },
}))

type Props = SourceActions & { sources: readonly NewsSource[] }

/** The grid of cards: one to three columns, depending on the width (Spec §2). */
export function SourceGrid({ sources, ...actions }: Props) {
  return (
    <Grid aria-label="المصادر">
      {sources.map((item) => (
        <li key={item.id} {...rowProps(item.id)}>
          <SourceCard item={item} {...actions} />
        </li>
      ))}
    </Grid>
  )
}

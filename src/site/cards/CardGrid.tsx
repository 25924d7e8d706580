import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > .whole-row': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('md')]: { gap: 20, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('xl')]: { gap: 24, gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
}))

const BEFORE_BANNER = 4

/**
 * The grid of a topic or country page: 1, 2 or 4 columns. The banner takes a whole row after the
 * fourth card.
 */
export function CardGrid({ cards, banner }: { cards: ReactNode[]; banner?: ReactNode }) {
  return (
    <Grid>
      {cards.slice(0, BEFORE_BANNER)}
      {banner && <div className="whole-row">{banner}</div>}
      {cards.slice(BEFORE_BANNER)}
    </Grid>
  )
}

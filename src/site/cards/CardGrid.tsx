import { styled } from '@mui/material/styles'
import { Newspaper } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState } from '@/ui/states/EmptyState'
import { waitsFor } from '@/ui/useSaved'

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > .whole-row': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('md')]: { gap: 20, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('xl')]: { gap: 24, gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
}))

const BEFORE_BANNER = 4

type Props = {
  cards: ReactNode[]
  banner?: ReactNode
  /** puts the banner before the cards, on phones after the first one (`ui/theme/site.css`) */
  isBannerFirst?: boolean | undefined
  /** editors choose the cards (D-34) */
  isEdited?: boolean
}

/**
 * The grid of a topic or country page: 1, 2 or 4 columns. The first card is the lead. The banner takes a whole row
 * after the fourth card.
 */
export function CardGrid({ cards, banner, isBannerFirst = false, isEdited = false }: Props) {
  const before = isBannerFirst ? 0 : BEFORE_BANNER
  return (
    <Grid className="cards" {...(isEdited && waitsFor('pageCategories', 'managedCategories'))}>
      {cards.length === 0 && (
        <div className="whole-row">
          <EmptyState
            icon={Newspaper}
            title="لا فئات الآن"
            text="تظهر هنا الفئات التي يختارها المحررون."
          />
        </div>
      )}
      {cards.slice(0, before)}
      {banner && <div className="whole-row">{banner}</div>}
      {cards.slice(before)}
    </Grid>
  )
}

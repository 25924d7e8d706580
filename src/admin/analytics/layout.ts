import { styled } from '@mui/material/styles'
import { inColumn, muted13 } from '@/ui/theme/surface'

/** The grid of the cards of a tab: one column, or three, of which a wide card takes two. */
export const Cards = styled('div')({
  ...inColumn,
  gap: 24,
  '& > *': { position: 'relative' },
  '@container (min-width: 53rem)': {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& > [data-wide]': { gridColumn: 'span 2' },
    '& > [data-wide=full]': { gridColumn: '1 / -1' },
  },
  // A card whose table is open does not stretch the cards beside it.
  '&:has([role=switch]:checked)': { alignItems: 'start' },
})

export const ChartNote = styled('p')({ ...muted13, marginBlockEnd: 12 })

/** The text that names the subject of a table row. */
export const Title = styled('b')({ fontWeight: 'var(--cell-title)' })

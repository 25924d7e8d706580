import { styled } from '@mui/material/styles'
import { size } from '@/ui/theme/tokens'

/** The grid of the cards of a tab: one column, or three, of which a wide card takes two. */
export const Cards = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  '@container (min-width: 53rem)': {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& > [data-wide]': { gridColumn: 'span 2' },
    '& > [data-wide=full]': { gridColumn: '1 / -1' },
  },
  // A card whose table is open does not stretch the cards beside it.
  '&:has([role=switch]:checked)': { alignItems: 'start' },
})

export const Place = styled('div')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
})

export const PanelBody = styled('div')({ padding: 20 })

export const ChartNote = styled('p')(({ theme }) => ({
  marginBlockEnd: 12,
  fontSize: size.t13,
  color: theme.vars.palette.tokens.muted,
}))

/** The wrapper of a table of figures: on phones only the name and one figure share the first line. */
export const TableBox = styled('div')({
  '& td[data-place=grow]': { flexBasis: 'max(60%, 9rem)' },
})

/**
 * The content of a tab. Its container queries use the width relative to the text size to choose the number of columns.
 */
export const TabBody = styled('div')({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
})

/** The text that names the subject of a table row. */
export const Title = styled('b')({ fontWeight: 'var(--cell-title)' })

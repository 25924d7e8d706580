import { styled } from '@mui/material/styles'
import { size } from '@/ui/theme/tokens'

/** The cards of a tab: one under another, then three columns, of which a wide one takes two. */
export const Cards = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  '@container (min-width: 53rem)': {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& > [data-wide]': { gridColumn: 'span 2' },
    '& > [data-wide=full]': { gridColumn: '1 / -1' },
  },
  // A long table does not stretch its neighbours.
  '&:has([role=switch]:checked)': { alignItems: 'start' },
})

/** Cards of one kind, as many beside each other as there is room for. */
export const EvenCards = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
  gap: 24,
})

/** A card's place among the others; the card fills its height. */
export const Place = styled('div')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
})

export const PanelBody = styled('div')({ padding: 20 })

/** A line of words over a drawing: what to see in it. */
export const ChartNote = styled('p')(({ theme }) => ({
  marginBlockEnd: 12,
  fontSize: size.t13,
  color: theme.vars.palette.tokens.muted,
}))

/** Around a table of figures: on phones only the name and its one figure share the first line. */
export const TableBox = styled('div')({
  '& td[data-place=grow]': { flexBasis: 'max(60%, 9rem)' },
})

/** What a tab shows, one under another. Its width, in the text's size, says how many fit beside each other. */
export const TabBody = styled('div')({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
})

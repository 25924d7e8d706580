import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import { colors, lineHeight, size, up, weight } from '@/ui/theme/tokens'

/**
 * For the field that gets the focus when a row opens: it comes into the top third of the window, so that the form below
 * it is in sight above the save bar.
 */
export const topThird = { scrollMarginBlockEnd: '65vh' }

/** The card of a row: orange border while edited, dashed border on the page's background when off. */
export const RowCard = styled(Card)({
  containerType: 'inline-size',
  '&[data-open]': { borderColor: colors.brand },
  '&[data-open] > .row-line:not([data-media])': { paddingBlock: 12 },
  '&[data-off]': { background: colors.ground, borderStyle: 'dashed' },
  '[data-dragged] > &': { boxShadow: colors.float },
  '& .row-title': { fontSize: size.t16, fontWeight: weight.label, lineHeight: lineHeight.item },
  '&[data-off] .row-title': { fontWeight: weight.text, color: colors.muted },
  // Fades the picture, but not the duration on it.
  '&[data-off] .row-media :is(.picture, [aria-hidden])': {
    opacity: 0.4,
    filter: 'grayscale(1)',
  },
})

/**
 * Drag handle, number, content and actions. One line if the row is wide enough relative to its text size. Otherwise the
 * actions are beside the number if there is a picture (`data-media`), or below the content.
 */
export const RowLine = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '8px 12px',
  minBlockSize: '4rem',
  paddingBlock: 8,
  paddingInline: '8px 12px',
  '& > .row-actions': { gridColumn: '2 / -1' },
  '&[data-media]': {
    gridTemplateColumns: 'auto auto auto minmax(0, 1fr)',
    padding: 12,
    '& > .row-grip': { marginInline: -8 },
    '& > .row-media': { gridArea: '2 / 1 / auto / span 3', alignSelf: 'start' },
    '& > .row-words': { gridArea: '2 / 4' },
    '& > .row-actions': { gridArea: '1 / 3 / auto / span 2', justifySelf: 'end' },
  },
  // Large text on a phone: everything in one column.
  '@container (max-width: 17rem)': {
    '&[data-media] > :is(.row-media, .row-words, .row-actions)': {
      gridArea: 'auto / 1 / auto / -1',
    },
    '&[data-media] > .row-actions': { justifySelf: 'start' },
  },
  '@container (min-width: 27rem)': {
    '&:not([data-media])': { gridTemplateColumns: 'auto auto minmax(0, 1fr) auto' },
    '&:not([data-media]) > .row-actions': { gridColumn: 'auto' },
  },
  '@container (min-width: 39rem)': {
    '&[data-media]': {
      gridTemplateColumns: 'auto auto auto minmax(0, 1fr) auto',
      columnGap: 16,
      paddingInline: '12px 16px',
      '& > .row-media, & > .row-words, & > .row-actions': { gridArea: 'auto', alignSelf: 'center' },
    },
  },
})

export const RowNumber = styled('span')({
  minInlineSize: '1.25rem',
  textAlign: 'center',
  fontSize: size.t16,
  fontWeight: weight.title,
  color: colors.muted,
})

export const RowButtons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  '& > input[role="switch"]': { marginInlineEnd: 8 },
  '@container (max-width: 26.99rem)': {
    '.row-line:not([data-media]) > & > input[role="switch"]': { marginInlineEnd: 'auto' },
  },
})

export const RowEditor = styled('div')({
  borderBlockStart: `1px solid ${colors.line}`,
  padding: 16,
  [up.md]: { '[data-media] + &': { padding: '20px 24px' } },
})

export const RowList = styled('ol')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  // Space to scroll the last row, a new one, so far up.
  '&:has(> :last-child > [data-open])': { paddingBlockEnd: '40vh' },
})

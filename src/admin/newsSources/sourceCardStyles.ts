import Card from '@mui/material/Card'
import { type CSSObject, styled } from '@mui/material/styles'
import { rowControlSelector } from '@/ui/marks/rowControl'
import { oneLineOfLink } from '@/ui/theme/oneLine'
import { inRows, muted13 } from '@/ui/theme/surface'
import { colors, down, lineHeight, size, weight } from '@/ui/theme/tokens'

/** Selected: orange border. Off: dashed border on the page's background, faded picture. */
export const Frame = styled(Card)({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  blockSize: '100%',
  padding: 16,
  // Keeps a focused element from scrolling under the sticky bar.
  '& a, & button, & input': { scrollMarginBlock: '8rem' },
  '&[data-off]': { background: colors.ground, borderStyle: 'dashed' },
  '&[data-off] a': { color: colors.muted },
  '&[data-off] img': { opacity: 0.4, filter: 'grayscale(1)' },
  [`&:has(${rowControlSelector('select')}:checked)`]: {
    borderStyle: 'solid',
    borderColor: colors.brand,
    boxShadow: `inset 0 0 0 1px ${colors.brand}`,
  },
  // On phones three lines: name and switch; title; section and status. The menu has the rest.
  [down.md]: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    // A finger hits the name in the first line, the title in the two others.
    gridTemplateRows: '44px auto auto',
    alignItems: 'center',
    gap: '0 8px',
    padding: '0 16px 2px',
  },
}) as typeof Card

const onPhones = (styles: CSSObject) => ({
  [down.md]: { display: 'contents', ...styles },
})

export const Head = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: 8,
  '& > label': { flex: 'none' },
  ...onPhones({ '& > label': { gridArea: '1 / 1' } }),
})

export const Name = styled('div')({
  flex: '1 1 7rem',
  minInlineSize: 0,
  '& h2': { fontSize: size.t16, fontWeight: weight.card, lineHeight: 1.5 },
  '& a': { color: 'inherit' },
  // The badge is not beside the name: a long one would push it into a line that other cards lack.
  '& > div': {
    ...inRows,
    gap: '4px 12px',
    marginBlockStart: 4,
    ...muted13,
  },
  ...onPhones({
    '& h2': { gridArea: '1 / 2', ...oneLineOfLink },
    '& > div': { gridArea: '3 / 2', flexWrap: 'nowrap', marginBlockStart: 0, whiteSpace: 'nowrap' },
  }),
})

/** The last article: its title, its picture at the inline end, its facts below both. */
export const Article = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: '4px 12px',
  '& > .pictureBox': { inlineSize: '5rem' },
  '& > :last-child': { flexBasis: '100%' },
  '& > p:first-of-type': {
    flex: '1 1 9rem',
    fontSize: size.t14,
    fontWeight: weight.label,
    lineHeight: lineHeight.item,
    textWrap: 'pretty',
  },
  '& a': { color: 'inherit' },
  // As high as its lines: the box of an inline link reaches into the line below.
  '& > p:first-of-type > a': { display: 'block' },
  ...onPhones({
    '& > p:first-of-type': { gridArea: '2 / 2', ...oneLineOfLink },
    '& > .pictureBox, & > :last-child': { display: 'none' },
  }),
})

/** At the bottom of the card, so that the switches of a row of cards align. */
export const Foot = styled('footer')({
  ...inRows,
  gap: 8,
  marginBlockStart: 'auto',
  paddingBlockStart: 8,
  borderBlockStart: `1px solid ${colors.line}`,
  // Wide enough for its word, also with large text.
  '& > span': { flex: '1 0 auto', fontSize: size.t13, color: colors.muted },
  ...onPhones({
    '& > :first-of-type': { gridArea: '1 / 3' },
    '& > :last-child': { gridArea: '2 / 3 / 4 / 3', marginBlockStart: 6 },
    [`& > span, & > ${rowControlSelector('remove')}`]: { display: 'none' },
  }),
})

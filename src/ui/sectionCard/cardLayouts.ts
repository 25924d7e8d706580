import { colors, lineHeight, size, tablet, up, weight } from '@/ui/theme/tokens'

/** A card that is wide enough for two items beside each other, and one that is as wide as the page. */
const WIDE = '@container card (min-width: 34rem)'
const WHOLE_ROW = '@container card (min-width: 60rem)'

/** The first item across the card, the other two beside each other below it. */
const twoBelow = {
  [WIDE]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    columnGap: 32,
    alignContent: 'start',
    '& > .lead': { gridColumn: '1 / -1' },
  },
}

// On paper nobody can scroll them.
const ACROSS = '@media print, (min-width: 768px)'

/** Three items across the page; on phones a row that is scrolled. */
const strip = {
  '& > li, & > li:first-of-type, & > li ~ li': { paddingBlock: '2px 8px', borderBlockStart: 0 },
  [ACROSS]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: 24,
    '& > li:only-child': { gridColumn: '1 / -1' },
  },
  '@media screen and (max-width: 767.95px)': {
    display: 'flex',
    gap: 16,
    marginInline: -12,
    paddingInline: 12,
    overflowX: 'auto',
    scrollSnapType: 'x proximity',
    scrollPaddingInline: 12,
    scrollbarWidth: 'none',
    '& > li': { flex: '0 0 min(15rem, 85%)', scrollSnapAlign: 'start' },
  },
}

/** The mark above a text that is quoted. */
export const quoteMark = {
  '&::before': {
    content: '"”" / ""',
    display: 'block',
    blockSize: '1.25rem',
    color: colors.bright,
    fontSize: size.t36,
    lineHeight: 1.25,
  },
}

// Where the columns are narrower, the picture stays beside the headline.
const pictureFrom = (query: string) => ({
  [query]: {
    '& > .lead article': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& > .lead .picture': {
      order: -1,
      gridArea: 'auto',
      marginBlock: '0 8px',
      // `Picture` sets its own ratio in the style attribute.
      aspectRatio: '16 / 9 !important',
    },
    '& > .lead h3': { fontSize: size.t22, fontWeight: weight.title, lineHeight: lineHeight.head },
  },
  ...twoBelow,
  [WHOLE_ROW]: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    '& > li': { paddingBlockStart: 2 },
    '& > li ~ li ~ li': { paddingBlockStart: 12 },
    '& > li:nth-of-type(2)': { borderBlockStart: 0 },
    '& > .lead': { gridColumn: '1', gridRow: '1 / span 2' },
    '& > .lead article': {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.5fr)',
      columnGap: 32,
    },
    '& > .lead .picture': { gridRow: '1 / span 2', gridColumn: 2, order: 0, margin: 0 },
    '& > .lead h3': { fontSize: size.t28, lineHeight: lineHeight.head },
  },
})

const hairline = `1px solid ${colors.line}`

/** The styles of the list of a `SectionCard`. */
export const layouts = {
  text: {},
  thumbnail: {},
  picture: pictureFrom(up.md),
  laterPicture: pictureFrom('@media (min-width: 1280px)'),
  lead: {
    '& > .lead article': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 },
    '& > .lead h3': {
      fontSize: 'var(--lead-size)',
      fontWeight: weight.title,
      lineHeight: lineHeight.lead,
    },
    '& > .lead .picture': {
      order: 0,
      gridArea: 'auto',
      margin: '12px 0 0',
      aspectRatio: '16 / 9 !important',
    },
    ...twoBelow,
    // On a tablet the others are beside it.
    [tablet]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gridTemplateRows: 'repeat(8, auto) 1fr',
      '& > .lead': { gridColumn: '1', gridRow: '1 / span 9' },
      '& > li ~ li': { gridColumn: '2' },
      '& > li ~ li h3': { fontSize: size.t22, fontWeight: weight.card, lineHeight: 1.4 },
      '& > li:nth-of-type(2)': { paddingBlockStart: 2, borderBlockStart: 0 },
    },
  },
  videos: {
    ...strip,
    '& article': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 8 },
    '& h3': { fontSize: size.t16, fontWeight: weight.card },
  },
  quotes: {
    ...strip,
    // The text of a post is above its author.
    '& article': { gridTemplateRows: '1fr auto auto', rowGap: 0, blockSize: '100%' },
    '& article > div': { display: 'contents' },
    '& h3': {
      gridArea: '1 / 1 / auto / -1',
      marginBlockEnd: 10,
      fontSize: size.t18,
      lineHeight: 1.6,
      ...quoteMark,
    },
    '& article > :not(div)': { gridRow: '2 / span 2', gridColumn: 1 },
    '& .who': { gridArea: '2 / 2', minInlineSize: 0 },
    '& .who ~ p': { gridArea: '3 / 2' },
    '& > li ~ li': { borderInlineStart: hairline, paddingInlineStart: 16 },
    [ACROSS]: {
      ...strip[ACROSS],
      '& > li ~ li': { borderInlineStart: hairline, paddingInlineStart: 24 },
    },
  },
}

/**
 * How a card arranges its items: `text` is a column of headlines, the first of which has a small picture in `thumbnail`;
 * the others have pictures, the lead of a page, or videos and posts across the page. `laterPicture` has its picture above
 * the headline from 1280 px only: in two columns a text is beside it.
 */
export type CardLayout = keyof typeof layouts

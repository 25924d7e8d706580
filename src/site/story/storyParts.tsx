import { keyframes, styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { linkOfStory } from '@/content/headline'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { DialogHead, DialogTitle } from '@/ui/dialog/DialogFrame'
import { quoteMark } from '@/ui/sectionCard/cardLayouts'
import { CardItem } from '@/ui/sectionCard/items'
import { inColumn, inLines, muted14 } from '@/ui/theme/surface'
import { colors, lineHeight, motion, readingSize, size, up, weight } from '@/ui/theme/tokens'

/** Where the story is a column beside the rail. */
const COLUMN = '@media (min-width: 1280px)'

/** The line above the text: kicker and close button. */
export const StoryHead = styled(DialogHead)({
  flexWrap: 'wrap',
  gap: '0 8px',
  paddingBlockStart: 12,
  paddingInline: 20,
  '& > p': {
    flex: 1,
    minInlineSize: 0,
    alignSelf: 'center',
    color: colors.brand,
    fontSize: size.t14,
    fontWeight: weight.label,
  },
  '& > :last-child': { marginBlock: 0, marginInline: '-8px -8px' },
  // With the sizes of the text it is higher, and stays in sight.
  '@media (min-height: 24rem)': { '--head-in-sight': '9rem' },
  [up.md]: { paddingBlockStart: 20, paddingInline: 32 },
  [COLUMN]: { paddingInline: 48 },
})

const read = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'none' } })

/** At the lower edge of the head: how much is read, in the colour of the topic. A browser without scroll timelines has no line. */
export const ReadLine = styled('span')({
  display: 'none',
  '@supports (animation-timeline: scroll())': {
    display: 'block',
    position: 'absolute',
    insetBlockEnd: -1,
    insetInline: 0,
    blockSize: 2,
    background: 'var(--topic)',
    // Written for left-to-right; the RTL plugin mirrors it.
    transformOrigin: 'left',
    animation: `${read} linear both`,
    animationTimeline: 'scroll()',
  },
  '@media (forced-colors: active)': { background: 'Highlight' },
  '@media print': { display: 'none' },
})

/** Written for left-to-right; the RTL plugin mirrors it: the next story comes from the left. */
const fromLeft = keyframes({ from: { transform: 'translateX(24px)', opacity: 0 } })
const fromRight = keyframes({ from: { transform: 'translateX(-24px)', opacity: 0 } })

/** The moving headline would cross the text. */
const appear = keyframes({ 'from, 40%': { opacity: 0 } })

/**
 * Its `data-motion`: 'next' or 'previous' after a turn, 'arrive' when its headline comes from the page. Not properties:
 * its style is created before the press, with the hidden sheet.
 */
export const StoryBody = styled('article')({
  '&[data-motion="next"]': { animation: `${fromLeft} ${motion.calm}ms ${motion.ease}` },
  '&[data-motion="previous"]': { animation: `${fromRight} ${motion.calm}ms ${motion.ease}` },
  '&[data-motion="arrive"] > :not(h2, .picture)': {
    animation: `${appear} ${motion.arrive}ms ${motion.ease}`,
  },

  flex: 1,
  ...inColumn,
  alignContent: 'start',
  gap: 8,
  paddingBlock: '8px 32px',
  paddingInline: 20,
  '& > .picture': { marginBlock: 8 },
  '@media print': { '& > .picture': { maxInlineSize: '20rem' } },
  '& > .summary': {
    maxInlineSize: '34em',
    fontSize: readingSize(size.t18),
    lineHeight: 32 / 18,
    textWrap: 'pretty',
  },
  '& > .deck': { fontSize: readingSize(size.t20), lineHeight: 1.6 },
  [up.md]: { paddingInline: 32 },
  [COLUMN]: { paddingInline: 48 },
})

export const StoryTitle = styled(DialogTitle)({
  fontSize: readingSize(size.t28),
  lineHeight: lineHeight.head,
  textWrap: 'balance',
  scrollMarginBlock: 64,
  // It arrives over the picture.
  zIndex: 1,
})

/** A post is what somebody said: it is quoted, not a headline. */
export const StoryQuote = styled(StoryTitle)({
  fontSize: readingSize(size.t20),
  fontWeight: weight.quote,
  lineHeight: 1.6,
  textWrap: 'pretty',
  ...quoteMark,
})

/** Below the text: the button to listen, and its player. */
export const StoryActions = styled('div')({
  ...inLines,
  gap: 8,
  '& > *': { marginBlockStart: 8 },
  '@media print': { display: 'none' },
})

/** The end of the text. */
export const StorySource = styled('p')({ marginBlockStart: 8, ...muted14 })

export const STORY_PICTURE = {
  className: 'picture',
  width: 640,
  height: 360,
  ratio: '16/9',
} as const

/** A list under the text, with a line above. */
export const StoryPart = styled('section')({
  marginBlockStart: 16,
  borderBlockStart: `1px solid ${colors.line}`,
  paddingBlockStart: 16,
  '& > h3': { fontSize: size.t18, fontWeight: weight.title, lineHeight: 1.5 },
  '& li': { paddingBlock: 10 },
  '& li ~ li': { borderBlockStart: `1px solid ${colors.line}` },
  '& .other': {
    fontSize: readingSize(size.t16),
    fontWeight: weight.label,
    lineHeight: lineHeight.item,
  },
  '&.nearby': { '@media print': { display: 'none' } },
})

type NearbyProps = {
  title: string
  items: readonly { id: string; title: string; meta: ReactNode[] }[]
}

/** The headlines of other stories, posts or videos, each with a link. */
export const NearbyList = ({ title, items }: NearbyProps) => (
  <StoryPart className="nearby">
    <h3>{title}</h3>
    <ul>
      {items.map(({ id, title, meta }) => (
        <CardItem key={id} link={linkOfStory(id)} title={nbspAfterNumbers(title)} meta={meta} />
      ))}
    </ul>
  </StoryPart>
)

/** What the reader should know of a demonstration. */
export const StoryNote = styled('p')({
  marginBlockStart: 16,
  color: colors.muted,
  fontSize: readingSize(size.t13),
})

/** Each story starts at its headline, for the eyes and for a screen reader. */
export function focusTop(title: HTMLElement | null) {
  title?.closest('.MuiDialog-paper')?.scrollTo(0, 0)
  title?.focus({ preventScroll: true })
}

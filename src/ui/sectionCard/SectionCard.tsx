import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import { withArticle } from '@/lib/arabic'
import { isolated } from '@/lib/isolated'
import { ARRIVAL, CARD } from '@/ui/marks/marks'
import { AppLink, type RouteLink } from '@/ui/navigation/links'
import chevron from '@/ui/theme/chevron.svg'
import { inHtml } from '@/ui/theme/inHtml'
import { inRows, muted13 } from '@/ui/theme/surface'
import { colors, down, motion, size, up, weight } from '@/ui/theme/tokens'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'
import { type CardLayout, layouts } from './cardLayouts'
import { moreStyles } from './MoreButton'

const Card = styled('section')<{ isLead: boolean }>(({ isLead }) => ({
  container: 'card / inline-size',
  minInlineSize: 0,
  [down.md]: {
    // In one column, off-screen cards need no layout. They clip what is outside of them: focus rings need this edge.
    // The first card is on the screen: Chromium would paint it once in its intrinsic size.
    contentVisibility: isLead ? 'visible' : 'auto',
    containIntrinsicBlockSize: 'auto 16.5rem',
    marginInline: -12,
    paddingInline: 12,
  },
}))

const Head = styled('header')<{ isLead: boolean }>(({ isLead }) => ({
  ...inRows,
  columnGap: 10,
  minBlockSize: '2.75rem',
  // `--topic` is the colour of a topic (`ui/theme/components.ts`).
  borderBlockStart: '2px solid var(--topic)',
  '& > div': { minInlineSize: 0, ...inRows, columnGap: 10 },
  '& h2': { fontSize: size.t18, fontWeight: weight.title, lineHeight: 1.5 },
  '& > :is(a, button)': { marginInlineStart: 'auto' },
  [down.md]: {
    minBlockSize: '2.375rem',
    '& > :is(a, button)': { marginBlock: -3 },
  },
  // The news begin right below the row of chips, whose line is the rule.
  [down.xl]: isLead && { borderBlockStart: 0 },
}))

const Description = styled('p')({
  marginBlock: '-8px 4px',
  ...muted13,
  lineHeight: 1.6,
  [up.md]: { fontSize: size.t14 },
})

const Body = styled('ul')<{ layout: CardLayout }>(({ layout }) => ({
  // A page may give its rows another padding, whichever rule Emotion has inserted first.
  '& > :where(li)': { paddingBlock: 8 },
  '& > li:first-of-type': { paddingBlockStart: 0 },
  '& > li ~ li': { borderBlockStart: `1px solid ${colors.line}` },
  [up.md]: { '& > :where(li)': { paddingBlock: 12 } },
  [down.md]: { '& article': { rowGap: 2 }, '& h3': { lineHeight: 1.45 } },
  ...layouts[layout],
}))

type Props = {
  title: string
  /** beside the title: `<LiveBadge />` */
  badge?: ReactNode
  description?: string
  /** at the end of the title's line: `<MoreLink>`, or a button that looks like it */
  action: ReactNode
  /** gives the rule over the title its colour: a topic, otherwise that of the text */
  topic?: string | undefined
  layout?: CardLayout
  /** the address of the card on its page: `#football` */
  anchor?: string | undefined
  /** the page's address names this card: its title gets the focus on arrival (D-9b) */
  isTarget?: boolean
  /** `sports/football`, for a card with news: it is read aloud, and its page gives the first one more cells */
  name?: string
  /** items: CardItem, LeadItem, MediaItem, PostItem */
  children: ReactNode
}

/**
 * A section of a page of news: a thin rule in the topic's colour, its title with «عرض المزيد», and its headlines. It has
 * no box, and is as high as its content.
 */
export function SectionCard(props: Props) {
  const { title, description, topic, layout = 'text', anchor, isTarget, name } = props
  const id = useId()
  return (
    <Card
      isLead={layout === 'lead'}
      aria-labelledby={id}
      data-topic={topic}
      {...(anchor && { id: anchor })}
      {...(name && CARD.props)}
    >
      <Head isLead={layout === 'lead'}>
        <div>
          <h2 id={id} {...(isTarget && { ...ARRIVAL.props, tabIndex: -1 })}>
            <bdi>{title}</bdi>
          </h2>
          {props.badge}
        </div>
        {props.action}
      </Head>
      {description && <Description className="description">{description}</Description>}
      <Body layout={layout}>{props.children}</Body>
    </Card>
  )
}

const More = styled(AppLink)({
  ...moreStyles,
  '&::before': {
    content: '""',
    order: 1,
    flex: 'none',
    inlineSize: 16,
    blockSize: 16,
    background: 'currentColor',
    forcedColorAdjust: 'none',
    mask: `url("${chevron}")`,
    transition: `transform ${motion.fast}ms ${motion.ease}`,
  },
  '@media (forced-colors: active)': { '&::before': { background: 'LinkText' } },
  '&:hover': moreStyles['&:hover'],
  '&:hover::before': { transform: 'translateX(3px)' },
}) as typeof AppLink

/** «عرض المزيد» of a section: the link to its page. */
export function MoreLink({ title, link }: { title: string; link: RouteLink }) {
  return (
    <More {...link} data-screen-only>
      عرض المزيد<VisuallyHidden>{inHtml(` من ${isolated(withArticle(title))}`)}</VisuallyHidden>
    </More>
  )
}

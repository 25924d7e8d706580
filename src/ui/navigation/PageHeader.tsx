import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { CHIPS, COMMANDS } from '@/ui/marks/marks'
import { inHtml } from '@/ui/theme/inHtml'
import { colors, down, lineHeight, size, up, weight } from '@/ui/theme/tokens'
import { Breadcrumbs, type Crumb } from './Breadcrumbs'

const Root = styled('div')({
  // With large text a button is below the words beside it.
  '& > .row': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 8 },
  '& h1': {
    flex: '1 1 9rem',
    minInlineSize: 0,
    fontSize: size.t22,
    fontWeight: weight.title,
    lineHeight: lineHeight.head,
    overflowWrap: 'break-word',
    [up.md]: { fontSize: size.t28 },
  },
  '& > .intro': { maxInlineSize: '44rem', color: colors.muted },
})

const Public = styled(Root)({
  marginBlock: '-16px 12px',
  '& h1': {
    paddingBlock: 1,
    '& > span': { marginInlineEnd: 8 },
  },
  '& h1 + button': { flexShrink: 1 },
  // The button to listen is late, so the second row has its height without it.
  '& .line ~ button': { marginBlock: -4 },
  '& .line': {
    flex: '1 1 8rem',
    display: 'flex',
    alignItems: 'center',
    minBlockSize: '1.75rem',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    whiteSpace: 'nowrap',
    // It fades where there is more of it.
    paddingInlineEnd: 16,
    maskImage: 'linear-gradient(90deg, transparent, #000 16px)',
    '& ol': { flexWrap: 'nowrap', margin: 0 },
    // It scrolls, and would cut a ring outside.
    '& a:focus-visible': { outlineOffset: -2 },
  },
  '& > .intro': { marginBlockStart: 4 },
  [down.sm]: {
    // «جمهورية مصر العربية» is on one line, the longest names of countries are on two.
    '& > .row': { columnGap: 6 },
    '& h1 > span': { marginInlineEnd: 6 },
    // The arrow of the way back is wider than its box.
    '& .line': { paddingInlineStart: 3 },
    '& h1 + button': { minInlineSize: '4.75rem', paddingInline: 6 },
  },
  [up.md]: {
    marginBlock: '-8px 24px',
    '& h1 > span': { marginInlineEnd: 12 },
  },
  // Links to the cards of the page have their own space.
  [down.xl]: { [`&:has(+ ${CHIPS.selector})`]: { marginBlockEnd: 4 } },
})

/** The ring and the body of the mark, in the topic's colour. */
const Mark = styled('span')({
  position: 'relative',
  display: 'inline-block',
  inlineSize: '0.9em',
  blockSize: '0.9em',
  border: `0.125em solid var(--topic, ${colors.ink})`,
  borderRadius: '50%',
  verticalAlign: '-0.125em',
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '-0.15em',
    insetInlineEnd: '-0.15em',
    inlineSize: '0.36em',
    blockSize: '0.36em',
    borderRadius: '50%',
    background: colors.bright,
    forcedColorAdjust: 'none',
  },
})

const Dense = styled(Root)({
  marginBlockEnd: 20,
  '& > .row': { gap: '8px 12px', minBlockSize: '2.75rem' },
  '& > .intro': { fontSize: size.t14 },
  // On phones, two buttons share a row of their own; the icons beside them are in the row of the title.
  [down.sm]: {
    '& > .row:has(.MuiButton-root ~ .MuiButton-root)': {
      '& > h1': { flexBasis: 'calc(100% - 4rem)' },
      '& > div': { display: 'contents' },
      '& .MuiButton-root': { flex: '1 1 30%', minInlineSize: 'max-content', paddingInline: 8 },
    },
  },
})

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 })

type Props = {
  title: ReactNode
  intro?: ReactNode
  /** what follows the front page in the breadcrumbs, if that is not the title alone; an admin page has none */
  crumbs?: readonly Crumb[]
  /** a button, or several in the back office */
  actions?: ReactNode
  /** the smaller header of the admin pages */
  dense?: boolean
  /** a flag instead of the mark */
  mark?: ReactNode
  /** the topic whose colour the mark has */
  topic?: string | undefined
  /** follows the breadcrumbs in their row, which is scrolled where it is too long */
  after?: ReactNode
  /** a button at the end of that row */
  tools?: ReactNode
}

/**
 * The header of a page: the mark or a flag, the only h1 (it receives the focus after a navigation) and the actions in
 * one row; the way back in the next; an introduction. An admin page has no mark.
 */
export function PageHeader(props: Props) {
  const { title, intro, crumbs, actions, dense, mark = <Mark />, topic, after, tools } = props
  if (dense)
    return (
      <Dense>
        <div className="row">
          <h1 tabIndex={-1}>{inHtml(title)}</h1>
          {actions && <Actions {...COMMANDS.props}>{actions}</Actions>}
        </div>
        {intro && <div className="intro">{intro}</div>}
      </Dense>
    )
  const path = crumbs ?? [{ label: String(title) }]
  return (
    <Public data-topic={topic}>
      <div className="row">
        <h1 tabIndex={-1}>
          {mark}
          <bdi>{inHtml(title)}</bdi>
        </h1>
        {actions}
      </div>
      <div className="row">
        <div className="line">
          <Breadcrumbs items={path} />
          {after}
        </div>
        {tools}
      </div>
      {intro && <div className="intro">{intro}</div>}
    </Public>
  )
}

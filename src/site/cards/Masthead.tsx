import { styled } from '@mui/material/styles'
import type { Follow } from '@/saved/follows'
import { FollowButton } from '@/site/follow/FollowButton'
import { pageTool } from '@/site/tools/pageTool'
import { Breadcrumbs, type Crumb } from '@/ui/navigation/Breadcrumbs'
import { useStore } from '@/ui/states/useStore'
import { CountryFlag } from '@/ui/theme/CountryFlag'
import { lineHeight, size, weight } from '@/ui/theme/tokens'

const Root = styled('div')(({ theme }) => ({
  marginBlock: '-22px 4px',
  // With large text a button is below the words beside it.
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 8 },
  '& h1 + button': { flexShrink: 1 },
  '& h1': {
    flex: '1 1 9rem',
    minInlineSize: 0,
    paddingBlock: 4,
    fontSize: size.t22,
    fontWeight: weight.title,
    lineHeight: lineHeight.tight,
    overflowWrap: 'break-word',
    '& > span': { marginInlineEnd: 8 },
  },
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
    '& ol': { flexWrap: 'nowrap', margin: 0 },
  },
  [theme.breakpoints.down('sm')]: {
    // «جمهورية مصر العربية» is on one line, the longest names of countries are on two.
    '& > div': { columnGap: 6 },
    '& h1 > span': { marginInlineEnd: 6 },
    '& .flag': { inlineSize: '1.5rem' },
    // The arrow of the way back is wider than its box.
    '& .line': { paddingInlineStart: 3 },
    '& h1 + button': { minInlineSize: '4.75rem', paddingInline: 6 },
  },
  [theme.breakpoints.up('md')]: {
    marginBlock: '-8px 24px',
    '& h1': { fontSize: size.t36, '& > span': { marginInlineEnd: 16 } },
    '& .flag': { inlineSize: '3.25rem' },
  },
}))

/** The ring and the body of the mark, in the topic's colour. */
const Mark = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'inline-block',
  inlineSize: '0.9em',
  blockSize: '0.9em',
  border: `0.125em solid var(--topic, ${theme.vars.palette.tokens.ink})`,
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
    background: theme.vars.palette.tokens.bright,
    forcedColorAdjust: 'none',
  },
}))

const Facts = styled('dl')(({ theme }) => ({
  display: 'flex',
  fontSize: size.t14,
  lineHeight: 1.6,
  '& > div': {
    display: 'flex',
    gap: 6,
    marginInlineStart: 10,
    paddingInlineStart: 10,
    borderInlineStart: `1px solid ${theme.vars.palette.tokens.line}`,
  },
  '& dt': { color: theme.vars.palette.tokens.muted },
  '& dd': { fontWeight: weight.label },
}))

export type MastheadProps = {
  crumbs: Crumb[]
  title: string
  /** the section or country, if readers can follow it */
  follow?: Follow | undefined
  /** the topic whose mark is beside the title */
  topic?: string
  /** the country whose flag is beside the title: `EG` */
  flag?: string | undefined
  facts?: readonly (readonly [term: string, fact: string])[]
  /** what is followed, in a sentence: «أخبار الرياضة» */
  name?: string
}

/**
 * The head of a page of news: a mark or flag, the title and «متابعة» in one row; the way back, and facts about a
 * country, in a row that is scrolled where it is too long.
 */
export function Masthead(props: MastheadProps) {
  const { crumbs, title, follow, topic, flag, facts = [], name = title } = props
  const Tool = useStore(pageTool, () => null)
  return (
    <Root data-topic={topic}>
      <div>
        <h1 tabIndex={-1}>
          {flag ? <CountryFlag code={flag} size="large" className="flag" /> : <Mark />}
          <bdi>{title}</bdi>
        </h1>
        {follow && <FollowButton follow={follow} name={name} />}
      </div>
      <div>
        <div className="line">
          <Breadcrumbs items={crumbs} />
          {facts.length > 0 && (
            <Facts>
              {facts.map(([term, fact]) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{fact}</dd>
                </div>
              ))}
            </Facts>
          )}
        </div>
        {follow && Tool && <Tool />}
      </div>
    </Root>
  )
}

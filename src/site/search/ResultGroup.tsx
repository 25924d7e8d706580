import { styled } from '@mui/material/styles'
import { ChevronDown } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { SearchItem } from '@/content/searchItem'
import { formatNumber, plural } from '@/lib/arabic'
import { moreStyles } from '@/ui/sectionCard/moreStyles'
import { Icon } from '@/ui/theme/icons'
import { surface } from '@/ui/theme/surface'
import { size, weight } from '@/ui/theme/tokens'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'
import { ResultItem } from './ResultItem'
import { groupDescriptions } from './resultGroups'
import type { GroupId } from './searchAddress'

const Card = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  ...surface(theme),
}))

const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: '0.625rem',
  padding: '12px 16px',
  borderBlockEnd: `1px solid ${theme.vars.palette.tokens.line}`,
  '& h2': { fontSize: size.t18, fontWeight: weight.title, lineHeight: 1.5 },
  '& > svg': { flex: 'none', color: theme.vars.palette.tokens.muted },
  [theme.breakpoints.up('md')]: { padding: '14px 20px' },
}))

const Count = styled('span')(({ theme }) => ({
  marginInlineStart: 'auto',
  color: theme.vars.palette.tokens.muted,
  fontSize: size.t14,
}))

const List = styled('ul')<{
  isPlaces: boolean
}>(({ theme, isPlaces }) => ({
  '& > li ~ li': { borderBlockStart: `1px solid ${theme.vars.palette.tokens.line}` },
  // A place is a row that fills the card from edge to edge.
  ...(!isPlaces && {
    paddingInline: 16,
    '& > li': { paddingBlock: 14 },
    [theme.breakpoints.up('md')]: { paddingInline: 20 },
  }),
}))

const Foot = styled('footer')(({ theme }) => ({
  paddingInline: 16,
  paddingBlockEnd: 8,
  [theme.breakpoints.up('md')]: { paddingInline: 20 },
}))

const More = styled('button')(({ theme }) => moreStyles(theme))

/** The number of results shown first, and how many each click on «عرض المزيد» adds. */
const FIRST = 6
const STEP = 24

const more = (count: number) =>
  plural(count, {
    one: 'نتيجة واحدة أخرى',
    two: 'نتيجتان أخريان',
    few: 'نتائج أخرى',
    many: 'نتيجة أخرى',
    other: 'نتيجة أخرى',
  })

type Props = {
  id: GroupId
  items: readonly SearchItem[]
  query: string
}

/**
 * The results of one kind: their count, the best ones, and the rest in place.
 */
export function ResultGroup({ id, items, query }: Props) {
  const headingId = useId()
  const list = useRef<HTMLUListElement>(null)
  // A new query starts with the first results again.
  const [grown, setGrown] = useState({ query, shown: FIRST })
  const shown = grown.query === query ? grown.shown : FIRST
  const { name, inSentence, icon } = groupDescriptions[id]
  const isPlaces = id === 'sections' || id === 'countries'

  function showMore() {
    flushSync(() => setGrown({ query, shown: shown + STEP }))
    list.current?.children[shown]?.querySelector('a')?.focus()
  }

  return (
    <Card aria-labelledby={headingId}>
      <Head>
        <Icon icon={icon} />
        <h2 id={headingId}>{name}</h2>
        <Count>
          <bdi>{formatNumber(items.length)}</bdi>
        </Count>
      </Head>
      <List isPlaces={isPlaces} ref={list}>
        {items.slice(0, shown).map((item, index) => (
          <ResultItem key={item.id} item={item} query={query} index={index} />
        ))}
      </List>
      {shown < items.length && (
        <Foot>
          <More type="button" onClick={showMore}>
            <span>{`عرض المزيد من ${inSentence}`}</span>
            <Icon icon={ChevronDown} size="small" />
          </More>
        </Foot>
      )}
      <VisuallyHidden role="status">
        {shown > FIRST && more(Math.min(items.length, shown) - Math.max(FIRST, shown - STEP))}
      </VisuallyHidden>
    </Card>
  )
}

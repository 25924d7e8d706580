import { styled } from '@mui/material/styles'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { SearchItem } from '@/content/searchItem'
import { counted, formatNumber, plural } from '@/lib/arabic'
import { controlsOf } from '@/ui/marks/controls'
import { MoreButton } from '@/ui/sectionCard/MoreButton'
import { HiddenAnswer } from '@/ui/states/Answer'
import { Icon } from '@/ui/theme/icons'
import { inRow, ruled } from '@/ui/theme/surface'
import { colors, size } from '@/ui/theme/tokens'
import { ResultItem } from './ResultItem'
import { groupDescriptions } from './resultGroups'
import type { GroupId } from './searchAddress'

const Root = styled('section')({ ...ruled, containerType: 'inline-size' })

const Head = styled('header')({
  ...inRow,
  gap: '0.625rem',
  '& > svg': { flex: 'none', color: colors.muted },
})

const Count = styled('span')({ marginInlineStart: 'auto', color: colors.muted, fontSize: size.t14 })

const List = styled('ul')<{ isPlaces: boolean }>(({ isPlaces }) => ({
  '& > li ~ li': { borderBlockStart: `1px solid ${colors.line}` },
  ...(!isPlaces && {
    '& > li': { paddingBlock: 12 },
    '& > li:first-of-type': { paddingBlockStart: 0 },
    // A row across the whole page would be too long to read.
    '@container (min-width: 56rem)': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: 48,
      '& > li:nth-of-type(2)': { paddingBlockStart: 0, borderBlockStart: 0 },
    },
  }),
}))

/** The number of results shown first, and how many each click on «عرض المزيد» adds. */
const FIRST = 6
const STEP = 24

const more = (count: number) =>
  plural(
    count,
    counted('نتيجة واحدة أخرى', 'نتيجتان أخريان', 'نتائج أخرى', 'نتيجة أخرى', 'نتيجة أخرى'),
  )

type Props = { id: GroupId; items: readonly SearchItem[]; query: string }

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
    const controls = controlsOf(list.current?.children[shown])
    controls.find((control) => control.matches('a'))?.focus()
  }

  return (
    <Root aria-labelledby={headingId}>
      <Head>
        <Icon icon={icon} />
        <h2 id={headingId}>{name}</h2>
        <Count>
          <bdi>{formatNumber(items.length)}</bdi>
        </Count>
      </Head>
      <List isPlaces={isPlaces} ref={list}>
        {items.slice(0, shown).map((item) => (
          <ResultItem key={item.id} item={item} query={query} />
        ))}
      </List>
      {shown < items.length && (
        <MoreButton onClick={showMore}>
          <span>{`عرض المزيد من ${inSentence}`}</span>
        </MoreButton>
      )}
      <HiddenAnswer to={[query, shown]}>
        {shown > FIRST && more(Math.min(items.length, shown) - Math.max(FIRST, shown - STEP))}
      </HiddenAnswer>
    </Root>
  )
}

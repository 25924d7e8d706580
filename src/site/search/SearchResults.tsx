import { styled } from '@mui/material/styles'
import { memo } from 'react'
import type { PlaceItem } from '@/content/searchItem'
import { formatNumber } from '@/lib/arabic'
import { chosenBar, inlineRow, muted13, muted14 } from '@/ui/theme/surface'
import { colors, control, down, weight } from '@/ui/theme/tokens'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'
import { NoneOfKind, NoResults, useChooseKind } from './NoResults'
import { PlaceResult } from './PlaceResult'
import { ResultColumns } from './ResultColumns'
import { ResultGroup } from './ResultGroup'
import { ASIDE, type Grouped, groupDescriptions, READING } from './resultGroups'
import { GROUP_IDS, type GroupId } from './searchAddress'
import type { SearchEngine } from './searchEngine'

const Named = styled('section')({
  marginBlockEnd: 24,
  '& li + li': { borderBlockStart: `1px solid ${colors.line}` },
})

// Scrolls on phones, and fades at an edge only while content is cut off there.
const Strip = styled('div')({
  '@property --cut-start': { syntax: '"<length>"', inherits: 'false', initialValue: '0px' },
  '@property --cut-end': { syntax: '"<length>"', inherits: 'false', initialValue: '0px' },
  '@keyframes kinds-cut': {
    from: { '--cut-start': '0px', '--cut-end': '4rem' },
    '6%': { '--cut-start': '1.5rem' },
    '94%': { '--cut-end': '4rem' },
    to: { '--cut-start': '4rem', '--cut-end': '0px' },
  },
  display: 'flex',
  gap: 24,
  marginBlockEnd: 12,
  [down.sm]: { marginBlockStart: -8 },
  borderBlockEnd: `1px solid ${colors.line}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& > button': {
    position: 'relative',
    ...inlineRow,
    gap: 8,
    minBlockSize: control.medium,
    ...muted14,
    fontWeight: weight.label,
    whiteSpace: 'nowrap',
  },
  '& > button:hover': { color: colors.ink },
  '& > button:focus-visible': { outlineOffset: -3 },
  '& > button[aria-pressed="true"]': {
    color: colors.ink,
    fontWeight: weight.card,
    '&::after': chosenBar,
  },
  '& bdi': { ...muted13, fontWeight: weight.text },
})

type Props = {
  query: string
  groups: Grouped
  /** the places that the query names; they are in `groups` too */
  places: readonly PlaceItem[]
  total: number
  kind: GroupId | undefined
  engine: SearchEngine
}

const MOST_PLACES = 3

/**
 * The results by kind, or the empty state with suggestions. Memoized: a typed letter appears in the
 * field first, and this renders again only when its results are computed.
 */
export const SearchResults = memo(function SearchResults(props: Props) {
  const { query, groups, places, total, kind, engine } = props
  if (total === 0) return <NoResults query={query} engine={engine} />
  const named = kind ? [] : places.slice(0, MOST_PLACES)
  const render = (ids: readonly GroupId[]) =>
    ids
      .filter((id) => !kind || kind === id)
      .map((id) => ({ id, items: groups[id].filter((item) => !named.some((it) => it === item)) }))
      .filter(({ items }) => items.length > 0)
      .map(({ id, items }) => <ResultGroup key={id} id={id} items={items} query={query} />)
  return (
    <>
      <KindFilter groups={groups} total={total} kind={kind} />
      {kind && groups[kind].length === 0 ? (
        <NoneOfKind query={query} kind={kind} total={total} />
      ) : (
        <>
          <NamedPlaces places={named} query={query} />
          <ResultColumns reading={render(READING)} aside={render(ASIDE)} />
        </>
      )}
    </>
  )
})

/** The sections and countries that the query names, above all other results. */
function NamedPlaces({ places, query }: Pick<Props, 'places' | 'query'>) {
  if (places.length === 0) return null
  return (
    <Named aria-labelledby="named-places">
      <VisuallyHidden as="h2" id="named-places">
        أقسام ودول بهذا الاسم
      </VisuallyHidden>
      <ul>
        {places.map((item) => (
          <PlaceResult key={item.id} item={item} query={query} />
        ))}
      </ul>
    </Named>
  )
}

/** The kinds that have results, with their counts. The chosen kind stays even without results. */
function KindFilter({ groups, total, kind }: Pick<Props, 'groups' | 'total' | 'kind'>) {
  const choose = useChooseKind()
  const offered = GROUP_IDS.filter((id) => groups[id].length > 0 || id === kind)
  return (
    <Strip role="group" aria-label="نوع النتيجة">
      {[undefined, ...offered].map((id) => (
        <button
          key={id ?? 'all'}
          type="button"
          aria-pressed={kind === id}
          onClick={() => choose(id)}
        >
          <span>{id ? groupDescriptions[id].name : 'الكل'}</span>{' '}
          <bdi>{formatNumber(id ? groups[id].length : total)}</bdi>
        </button>
      ))}
    </Strip>
  )
}

import { memo } from 'react'
import type { PlaceItem } from '@/content/searchItem'
import { KindFilter } from './KindFilter'
import { NamedPlaces } from './NamedPlaces'
import { NoResults } from './NoResults'
import { ResultColumns } from './ResultColumns'
import { ResultGroup } from './ResultGroup'
import { ASIDE, type Grouped, READING } from './resultGroups'
import type { GroupId } from './searchAddress'
import type { SearchEngine } from './searchEngine'

type Props = {
  query: string
  groups: Grouped
  /** the places that the query names; they are in `groups` too */
  places: readonly PlaceItem[]
  total: number
  kind: GroupId | undefined
  onKind: (kind: GroupId | undefined) => void
  engine: SearchEngine
}

const MOST_PLACES = 3

/**
 * The results by kind, or the empty state with suggestions. Memoized: a typed letter appears in the
 * field first, and this renders again only when its results are computed.
 */
export const SearchResults = memo(function SearchResults(props: Props) {
  const { query, groups, places, total, kind, onKind, engine } = props
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
      <KindFilter groups={groups} total={total} kind={kind} onChange={onKind} />
      {kind && groups[kind].length === 0 ? (
        <NoResults
          query={query}
          engine={engine}
          kind={kind}
          total={total}
          onEveryKind={() => onKind(undefined)}
        />
      ) : (
        <>
          <NamedPlaces places={named} query={query} />
          <ResultColumns reading={render(READING)} aside={render(ASIDE)} />
        </>
      )}
    </>
  )
})

import { styled } from '@mui/material/styles'
import { memo, useId } from 'react'
import type { PlaceItem } from '@/content/searchItem'
import { surface } from '@/ui/theme/surface'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'
import { KindFilter } from './KindFilter'
import { NoResults } from './NoResults'
import { PlaceResult } from './PlaceResult'
import { ResultColumns } from './ResultColumns'
import { ResultGroup } from './ResultGroup'
import { ASIDE, type Grouped, READING } from './resultGroups'
import type { GroupId } from './searchAddress'
import type { SearchEngine } from './searchEngine'

const Card = styled('section')(({ theme }) => ({
  marginBlockEnd: 12,
  ...surface(theme),
  '& li ~ li': { borderBlockStart: `1px solid ${theme.vars.palette.tokens.line}` },
  '& li:first-of-type': { borderStartStartRadius: 11, borderStartEndRadius: 11 },
}))

type NamedPlacesProps = { places: readonly PlaceItem[]; query: string }

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

/** The sections and countries that the query names, above all other results. */
function NamedPlaces({ places, query }: NamedPlacesProps) {
  const id = useId()
  if (places.length === 0) return null
  return (
    <Card aria-labelledby={id}>
      <VisuallyHidden as="h2" id={id}>
        أقسام ودول بهذا الاسم
      </VisuallyHidden>
      <ul>
        {places.map((item) => (
          <PlaceResult key={item.id} item={item} query={query} />
        ))}
      </ul>
    </Card>
  )
}

import { memo } from 'react'
import type { GroupId } from './groupIds'
import { KindFilter } from './KindFilter'
import { NoResults } from './NoResults'
import { ResultColumns } from './ResultColumns'
import { ResultGroup } from './ResultGroup'
import { ASIDE, type Grouped, READING } from './resultGroups'
import type { SearchEngine } from './searchEngine'

type Props = {
  query: string
  groups: Grouped
  total: number
  kind: GroupId | undefined
  onKind: (kind: GroupId | undefined) => void
  engine: SearchEngine
}

/**
 * What was found, by kind; or that nothing was, with other ways. A letter is drawn in the field before
 * its results: until they come, nothing here is drawn again.
 */
export const SearchResults = memo(function SearchResults(props: Props) {
  const { query, groups, total, kind, onKind, engine } = props
  if (total === 0) return <NoResults query={query} engine={engine} />
  const isShown = (id: GroupId) => groups[id].length > 0 && (!kind || kind === id)
  const draw = (ids: readonly GroupId[]) =>
    ids
      .filter(isShown)
      .map((id) => <ResultGroup key={id} id={id} items={groups[id]} query={query} />)
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
        <ResultColumns reading={draw(READING)} aside={draw(ASIDE)} />
      )}
    </>
  )
})

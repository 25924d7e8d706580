import { styled } from '@mui/material/styles'
import type { SearchItem } from '@/content/searchItem'
import type { SearchEngineState } from '@/site/search/useSearchEngine'
import { RetryButton } from '@/ui/states/ErrorState'
import { LoadingSpinner } from '@/ui/states/LoadingSpinner'
import { SkeletonLines } from '@/ui/states/SkeletonLines'
import { ResultChoice } from './ResultChoice'
import { Group, Nothing } from './suggestionParts'

const Waiting = styled('div')({ position: 'relative', padding: '12px 12px 8px' })

const Failed = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  paddingBlock: 8,
})

type Props = {
  query: string
  results: readonly SearchItem[]
  search: SearchEngineState
}

export function LiveResults({ query, results, search }: Props) {
  if (search.hasFailed) {
    return (
      <Failed role="alert">
        <Nothing>تعذّر تحميل البحث.</Nothing>
        <RetryButton onRetry={search.retry} isRetrying={search.isRetrying} />
      </Failed>
    )
  }
  if (!search.engine) {
    return (
      <Waiting>
        <LoadingSpinner label="جارٍ تحميل البحث" />
        <SkeletonLines />
      </Waiting>
    )
  }
  if (results.length === 0) return null
  return (
    <Group title="نتائج">
      {results.map((item) => (
        <ResultChoice key={item.id} item={item} query={query} />
      ))}
    </Group>
  )
}

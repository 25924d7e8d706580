import { styled } from '@mui/material/styles'
import type { SearchItem } from '@/content/searchItem'
import { Icon } from '@/ui/icons'
import { RetryButton } from '@/ui/states/ErrorState'
import { SkeletonLines } from '@/ui/states/SkeletonLines'
import { size, weight } from '@/ui/theme/tokens'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { Marked } from '../../search/Marked'
import { kindOf } from '../../search/resultGroups'
import type { SearchEngineState } from '../../search/useSearchEngine'
import { Choice, Group, Nothing } from './suggestionParts'

type Props = {
  query: string
  results: readonly SearchItem[]
  search: SearchEngineState
  onChoose: () => void
}

/** The first results, each with its kind; while the search is on its way, their place. */
export function LiveResults({ query, results, search, onChoose }: Props) {
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
        <SkeletonLines />
      </Waiting>
    )
  }
  if (results.length === 0) return null
  return (
    <Group title="نتائج">
      {results.map((item) => (
        <li key={item.id}>
          <Choice {...item.link} onClick={onChoose}>
            <Icon icon={kindOf(item.kind).icon} />
            {item.kind === 'article' && <VisuallyHidden>مقال: </VisuallyHidden>}
            <Title>
              <Marked text={item.title} query={query} />
            </Title>
            <Where>{whereOf(item)}</Where>
          </Choice>
        </li>
      ))}
    </Group>
  )
}

/** An article's place; the others stand in one place each, and their kind says it. */
const whereOf = (item: SearchItem) =>
  item.kind === 'article' ? item.place : kindOf(item.kind).name

const Title = styled('span')({
  flex: 1,
  minInlineSize: 0,
  paddingBlock: 8,
  lineHeight: 1.55,
  // A post may be long; two lines of it say enough.
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
})

const Where = styled('span')(({ theme }) => ({
  flex: 'none',
  color: theme.vars.palette.tokens.muted,
  fontSize: size.t13,
  fontWeight: weight.text,
}))

const Waiting = styled('div')({ padding: '12px 12px 8px' })
const Failed = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  paddingBlock: 8,
})

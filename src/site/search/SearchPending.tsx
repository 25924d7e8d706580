import { styled } from '@mui/material/styles'
import { ErrorState } from '@/ui/states/ErrorState'
import { LoadingSpinner } from '@/ui/states/LoadingSpinner'
import { SkeletonLines } from '@/ui/states/Skeleton'
import { colors } from '@/ui/theme/tokens'
import { ResultColumns } from './ResultColumns'

const Busy = styled('div')({ position: 'relative' })

/** As the groups of results: not boxed, below a rule. */
const Box = styled('div')({
  display: 'grid',
  gap: 28,
  paddingBlock: 20,
  borderBlockStart: `2px solid ${colors.ink}`,
})

type Props = { hasFailed: boolean; isRetrying: boolean; retry: () => void }

/** Shown instead of results while the search engine is loading, or after loading failed. */
export function SearchPending({ hasFailed, isRetrying, retry }: Props) {
  if (hasFailed) {
    return <ErrorState title="تعذّر تحميل البحث" onRetry={retry} isRetrying={isRetrying} />
  }
  return (
    <Busy aria-busy="true">
      <LoadingSpinner label="جارٍ تحميل البحث" />
      <ResultColumns reading={[<Lines key="1" />, <Lines key="2" />]} aside={[<Lines key="3" />]} />
    </Busy>
  )
}

const Lines = () => (
  <Box>
    <SkeletonLines />
    <SkeletonLines />
    <SkeletonLines />
  </Box>
)

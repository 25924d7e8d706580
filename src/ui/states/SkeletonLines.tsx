import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'

const Lines = styled('div')({ display: 'grid', gap: 10 })

/** Two lines of text and a line of meta, as a headline in a list has (design/reference, states.html). */
const shape = (index: number, count: number) =>
  index > 0 && index === count - 1
    ? { inlineSize: '38%', blockSize: 10 }
    : { inlineSize: index % 2 === 0 ? '92%' : '64%', blockSize: 14 }

/** Lines of a text that has not come yet; the last one is the short, thin line of its meta. Not read out. */
export function SkeletonLines({ lines = 3 }: { lines?: number }) {
  return (
    <Lines aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are nothing but their places
        <Skeleton key={index} sx={shape(index, lines)} />
      ))}
    </Lines>
  )
}

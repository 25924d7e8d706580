import { styled } from '@mui/material/styles'
import { Skeleton } from './Skeleton'

const Lines = styled('div')({ display: 'grid', gap: 10 })

/** Lines of a headline in a list: text lines, then a short line of meta. */
const shape = (index: number, count: number) =>
  index > 0 && index === count - 1
    ? { inlineSize: '38%', blockSize: 10 }
    : { inlineSize: index % 2 === 0 ? '92%' : '64%', blockSize: 14 }

/**
 * Placeholder lines for a text that is loading; the last one is the short, thin line of its meta. Hidden from
 * screen readers.
 */
export function SkeletonLines({ lines = 3 }: { lines?: number }) {
  return (
    <Lines aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no identity other than their position
        <Skeleton key={index} style={shape(index, lines)} />
      ))}
    </Lines>
  )
}

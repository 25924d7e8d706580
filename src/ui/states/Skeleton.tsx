import { keyframes, styled } from '@mui/material/styles'
import type { CSSProperties } from 'react'
import { colors, radius } from '@/ui/theme/tokens'

const pulse = keyframes({ '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.4 } })

const Root = styled('span')({
  display: 'block',
  blockSize: '1.2em',
  background: `color-mix(in oklab, ${colors.line} 80%, ${colors.paper})`,
  borderRadius: radius.badge,
  animation: `${pulse} 2s ease-in-out 0.5s infinite`,
})

const Lines = styled('div')({ display: 'grid', gap: 10 })

type Props = {
  width?: CSSProperties['inlineSize']
  height?: CSSProperties['blockSize']
  style?: CSSProperties
}

/**
 * A place where content is loading. MUI's is 1.4 kB larger, in every page of the back office, which would take some of
 * them over their budget (23 November 2026).
 */
export const Skeleton = ({ width, height, style }: Props) => (
  <Root style={{ inlineSize: width, blockSize: height, ...style }} />
)

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

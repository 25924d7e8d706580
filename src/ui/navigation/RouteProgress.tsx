import { keyframes, styled } from '@mui/material/styles'
import { useRouterState } from '@tanstack/react-router'
import { colors, zIndex } from '@/ui/theme/tokens'

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })
const advance = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } })

/** The animation's delay hides it for the first 300 ms, so that a fast page shows no flash of a bar. */
const Bar = styled('div')({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: 3,
  zIndex: zIndex.tooltip,
  background: colors.brand,
  // The RTL plugin mirrors it: the bar grows from the right.
  transformOrigin: 'left',
  animation: `${appear} 1ms 300ms both, ${advance} 8s 300ms cubic-bezier(.1, .7, .2, 1) both`,
})

/**
 * A thin bar at the top for a page that takes more than 300 ms. It is always rendered, but hidden: creating its
 * styles on a click would delay the response to that click.
 */
export function RouteProgress() {
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  return <Bar role="progressbar" aria-label="جارٍ تحميل الصفحة" hidden={!isLoading} />
}

import { keyframes, styled } from '@mui/material/styles'
import { Spinner } from '@/ui/states/Spinner'
import { radius } from '@/ui/theme/tokens'

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } })

const Place = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: 'min(100%, 14rem)',
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  // Hidden for the first 300 ms, so that fast loads show no flash.
  animation: `${appear} 1ms 300ms both`,
  '& > div': {
    display: 'grid',
    padding: 8,
    borderRadius: radius.full,
    background: theme.vars.palette.tokens.paper,
    boxShadow: theme.vars.palette.tokens.float,
    color: theme.vars.palette.tokens.brand,
  },
}))

/**
 * A spinner over the skeleton of a list that is loading (D-37); `label` says what is loading. It is positioned
 * at the start of the nearest positioned ancestor and takes no space there.
 */
export function LoadingSpinner({ label }: { label: string }) {
  return (
    <Place>
      <div>
        <Spinner role="progressbar" aria-label={label} size="large" />
      </div>
    </Place>
  )
}

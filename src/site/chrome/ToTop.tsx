import { styled } from '@mui/material/styles'
import { ArrowUp } from 'lucide-react'
import { TOASTED } from '@/ui/marks/marks'
import { Icon } from '@/ui/theme/icons'
import { radius } from '@/ui/theme/tokens'

/** From the third screen of a page to its end; on shorter pages it has no height, so the button is not visible. */
const Track = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetBlock: '200vh 0',
  insetInlineEnd: 8,
  zIndex: 2,
  inlineSize: '3.5rem',
  overflow: 'clip',
  pointerEvents: 'none',
  '& > button': {
    position: 'sticky',
    insetBlockStart: 'calc(100dvh - 4.25rem - var(--bottom-bar-height, 0px))',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2.75rem',
    blockSize: '2.75rem',
    margin: 6,
    border: `1px solid ${theme.vars.palette.tokens.lineStrong}`,
    borderRadius: radius.full,
    background: theme.vars.palette.tokens.paper,
    color: theme.vars.palette.tokens.ink,
    pointerEvents: 'auto',
    cursor: 'pointer',
  },
  '& > button:hover': { color: theme.vars.palette.tokens.brand },
  // There a toast is as wide as the window.
  [theme.breakpoints.down('md')]: { [`${TOASTED.selector} &`]: { visibility: 'hidden' } },
}))

/** A button to the top of a long page, in the lower corner once the reader is two screens down. */
export function ToTop() {
  return (
    <Track data-screen-only>
      <button type="button" aria-label="إلى الأعلى" title="إلى الأعلى" onClick={scrollToTop}>
        <Icon icon={ArrowUp} />
      </button>
    </Track>
  )
}

/** The focus moves to where the content starts. */
function scrollToTop(): void {
  document.getElementById('main')?.focus({ preventScroll: true })
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' })
}

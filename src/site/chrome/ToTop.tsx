import { styled } from '@mui/material/styles'
import { ArrowUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { scrollBehavior } from '@/lib/motion'
import { TOASTED } from '@/ui/marks/marks'
import { Icon } from '@/ui/theme/icons'
import { colors, down, radius } from '@/ui/theme/tokens'

/** In the middle, where no toast of a wide window and no handle of the demo is. */
const Button = styled('button')({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 'calc(16px + var(--bottom-bar-height, 0px))',
  zIndex: 2,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  marginInline: 'auto',
  border: `1px solid ${colors.lineStrong}`,
  borderRadius: radius.full,
  background: colors.paper,
  color: colors.ink,
  '&:hover': { color: colors.brand },
  // There a toast is as wide as the window.
  [down.md]: { [`${TOASTED.selector} &`]: { visibility: 'hidden' } },
})

/** A smaller step is a finger that rests. */
const STEP = 8

/** A button to the top of a long page, only while the reader scrolls up: nobody reads what it covers then. */
export function ToTop() {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    let last = scrollY
    const note = () => {
      if (Math.abs(scrollY - last) < STEP) return
      setShown(scrollY < last && scrollY > 2 * innerHeight)
      last = scrollY
    }
    addEventListener('scroll', note, { passive: true })
    return () => removeEventListener('scroll', note)
  }, [])
  return (
    isShown && (
      <Button
        type="button"
        aria-label="إلى الأعلى"
        title="إلى الأعلى"
        data-screen-only
        onClick={scrollToTop}
      >
        <Icon icon={ArrowUp} />
      </Button>
    )
  )
}

/** The focus moves to where the content starts. */
function scrollToTop(): void {
  document.getElementById('main')?.focus({ preventScroll: true })
  scrollTo({ top: 0, behavior: scrollBehavior() })
}

import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'

const HEIGHT = '--bottom-bar-height'
const GAP = 16

type Props = {
  children: ReactNode
  /** the name of the bar for screen readers, where it is a group of its own */
  label?: string
}

/**
 * A bar that stays in sight at the bottom of the window while its container is longer than the window:
 * a save button, actions on a selection. Place it last in its container, outside of a `Card`, whose
 * `overflow` would stop it from sticking.
 *
 * While it is at the window's lower end it publishes the height that it takes there, its gap included,
 * as `--bottom-bar-height` on the root element. Toasts, the demo's handle and fields that scroll into
 * view stay above it by that variable. One page has one bar.
 */
export function BottomBar({ children, label }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  usePublishedHeight(ref)
  return (
    <Bar ref={ref} data-screen-only {...(label && { role: 'group', 'aria-label': label })}>
      {children}
    </Bar>
  )
}

function usePublishedHeight(bar: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = bar.current
    if (!element) return
    const { style } = document.documentElement
    let isAtBottom = false
    const publish = () => {
      if (isAtBottom) style.setProperty(HEIGHT, `${element.offsetHeight + GAP}px`)
      else style.removeProperty(HEIGHT)
    }
    // The lowest tenth of the window: a bar above it is in nobody's way.
    const position = new IntersectionObserver(
      (entries) => {
        isAtBottom = entries.at(-1)?.isIntersecting ?? false
        publish()
      },
      { rootMargin: '-90% 0px 0px' },
    )
    const size = new ResizeObserver(publish)
    position.observe(element)
    size.observe(element)
    return () => {
      position.disconnect()
      size.disconnect()
      style.removeProperty(HEIGHT)
    }
  }, [bar])
}

const Bar = styled(Card)(({ theme }) => ({
  position: 'sticky',
  insetBlockEnd: GAP,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  paddingBlock: 12,
  paddingInline: 16,
  boxShadow: theme.vars.palette.tokens.lift,
  [theme.breakpoints.up('md')]: { paddingInline: 24 },
  // Zoomed in, a bar that stays would leave no room to read.
  '@media (max-height: 24rem)': { position: 'static' },
}))

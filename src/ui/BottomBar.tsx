import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'

const HEIGHT = '--bottom-bar-height'
const GAP = 16

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
  // At high zoom a sticky bar would leave too little space to read.
  '@media (max-height: 24rem)': { position: 'static' },
}))

type Props = {
  children: ReactNode
  /** the accessible name; with it the bar is a group */
  label?: string
}

/**
 * A bar that sticks to the bottom of the window while its container is longer than the window: a save button,
 * actions on a selection. Place it last in its container, outside of a `Card`: the card's `overflow` would stop
 * it from sticking.
 *
 * While it is at the bottom of the window, it sets `--bottom-bar-height` on the root element to its height plus
 * its gap. Toasts, the demo's handle and fields that scroll into view use that variable to stay above it. Use
 * one bar per page.
 */
export function BottomBar({ children, label }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  usePublishedHeight(ref)
  return (
    <Bar
      ref={ref}
      data-screen-only
      data-commands
      {...(label && { role: 'group', 'aria-label': label })}
    >
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
    // Only the lowest tenth of the window counts: a bar above that covers nothing.
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

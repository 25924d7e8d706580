import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { COMMANDS, STILL, TOASTED } from '@/ui/marks/marks'
import { inRows } from '@/ui/theme/surface'
import { colors, up } from '@/ui/theme/tokens'

const HEIGHT = '--bottom-bar-height'
const GAP = 16

/** The highest bar has space for a toast above it, so that what is under the toast can be scrolled into sight. */
const Place = styled('div')({
  position: 'sticky',
  insetBlockEnd: GAP,
  zIndex: 1,
  pointerEvents: 'none',
  // No card of its own: its button is in line with the fields above it.
  [`&${STILL.selector}`]: {
    position: 'static',
    '& > *': { background: 'none', borderColor: 'transparent', boxShadow: 'none', paddingBlock: 0 },
  },
  [`${TOASTED.selector} &[data-highest]`]: { paddingBlockStart: 'var(--toast-room)' },
  // At high zoom a sticky bar would leave too little space to read.
  '@media (max-height: 24rem)': { position: 'static' },
})

const Bar = styled(Card)({
  pointerEvents: 'auto',
  ...inRows,
  gap: '8px 16px',
  paddingBlock: 12,
  paddingInline: 16,
  boxShadow: colors.lift,
  [up.md]: { paddingInline: 24 },
})

type Props = {
  children: ReactNode
  /** the accessible name; with it the bar is a group */
  label?: string
  /** it stays in the flow, at the end of its container: nothing is there to save yet */
  isStill?: boolean
}

/**
 * A bar that sticks to the bottom of the window while its container is longer than the window: a save button,
 * actions on a selection. Place it last in its container, outside of a `Card`: the card's `overflow` would stop
 * it from sticking.
 *
 * While it is at the bottom of the window, it sets `--bottom-bar-height` on the root element to its height plus
 * its gap. Toasts, the demo's handle and fields that scroll into view use that variable to stay above it. Of two bars
 * (the page's, and one of the layout) the one that is later in the document is below.
 */
export function BottomBar({ children, label, isStill = false }: Props) {
  return (
    <Place data-screen-only {...(isStill && STILL.props)}>
      <Bar
        ref={isStill ? null : publishHeight}
        {...COMMANDS.props}
        {...(label && { role: 'group', 'aria-label': label })}
      >
        {children}
      </Bar>
    </Place>
  )
}

/** The bars that are at the bottom of the window now; each is in its `Place`. */
const atBottom = new Set<HTMLElement>()

const wrapperOf = (bar: HTMLElement) => bar.parentElement ?? bar

/** Places them above each other, and publishes the height of all. */
function arrange() {
  let height = 0
  const bars = [...atBottom].sort(isEarlier)
  for (const bar of bars) {
    wrapperOf(bar).style.insetBlockEnd = `${height + GAP}px`
    wrapperOf(bar).toggleAttribute('data-highest', bar === bars.at(-1))
    const raised = bar === bars.at(-1) ? raisedAtEnd(wrapperOf(bar)) : 0
    height = Math.max(height + GAP, raised) + bar.offsetHeight
  }
  const { style } = document.documentElement
  if (height > 0) style.setProperty(HEIGHT, `${height}px`)
  else style.removeProperty(HEIGHT)
}

/**
 * How far a bar is above the bottom of the window at the end of the page, in pixels: by the padding of the page below it.
 * 0 if more follows, such as the footer of the site: the bar leaves the bottom there.
 */
function raisedAtEnd(place: HTMLElement): number {
  let container = place.parentElement
  while (container && getComputedStyle(container).display === 'contents')
    container = container.parentElement
  if (!container) return 0
  const below = contentEnd(document.body) - contentEnd(container)
  return below < innerHeight / 6 ? below : 0
}

const contentEnd = (element: Element) =>
  element.getBoundingClientRect().bottom -
  Number.parseFloat(getComputedStyle(element).paddingBottom)

const isEarlier = (a: Node, b: Node) =>
  a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? 1 : -1

/** A bar that has just come must not cover the field that made it come. */
function uncoverFocus(bar: HTMLElement) {
  const focused = document.activeElement
  if (!focused || focused.contains(bar) || bar.contains(focused)) return
  const { top, bottom } = focused.getBoundingClientRect()
  const edges = bar.getBoundingClientRect()
  if (bottom > edges.top && top < edges.bottom) focused.scrollIntoView({ block: 'nearest' })
}

/** The ref of a bar. Returns a function that ends this. */
function publishHeight(bar: HTMLElement | null) {
  if (!bar) return
  let isNew = true
  const leave = () => {
    atBottom.delete(bar)
    wrapperOf(bar).style.insetBlockEnd = ''
    wrapperOf(bar).removeAttribute('data-highest')
    arrange()
  }
  // Only the lowest quarter of the window counts: a bar above that covers nothing.
  const position = new IntersectionObserver(
    (entries) => {
      if (!entries.at(-1)?.isIntersecting) return leave()
      atBottom.add(bar)
      arrange()
      if (isNew) uncoverFocus(bar)
      isNew = false
    },
    { rootMargin: '-75% 0px 0px' },
  )
  const size = new ResizeObserver(arrange)
  position.observe(bar)
  size.observe(bar)
  return () => {
    position.disconnect()
    size.disconnect()
    leave()
  }
}

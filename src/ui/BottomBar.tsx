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
 * its gap. Toasts, the demo's handle and fields that scroll into view use that variable to stay above it. Of two bars
 * (the page's, and one of the layout) the one that is later in the document is below.
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

/** The bars that are at the bottom of the window now. */
const atBottom = new Set<HTMLElement>()

/** Places them above each other, and publishes the height of all. */
function arrange() {
  let height = 0
  for (const bar of [...atBottom].sort(isEarlier)) {
    bar.style.insetBlockEnd = `${height + GAP}px`
    height += bar.offsetHeight + GAP
  }
  const { style } = document.documentElement
  if (height > 0) style.setProperty(HEIGHT, `${height}px`)
  else style.removeProperty(HEIGHT)
}

const isEarlier = (a: Node, b: Node) =>
  a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? 1 : -1

function usePublishedHeight(ref: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const bar = ref.current
    if (!bar) return
    const leave = () => {
      atBottom.delete(bar)
      bar.style.insetBlockEnd = ''
      arrange()
    }
    // Only the lowest quarter of the window counts: a bar above that covers nothing.
    const position = new IntersectionObserver(
      (entries) => {
        if (!entries.at(-1)?.isIntersecting) return leave()
        atBottom.add(bar)
        arrange()
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
  }, [ref])
}

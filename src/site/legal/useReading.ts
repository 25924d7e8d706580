import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { pageHeading } from '@/ui/marks/page'

/**
 * Tracks which section of a page is being read (`sections` must be the same array each time). Returns
 * the id of the section in view, undefined until after mount. When the address names a section, by
 * a link, Back, Forward or on arrival, the focus moves to its heading; the router scrolls.
 */
export function useReading(sections: readonly { id: string }[]): string | undefined {
  const router = useRouter()
  const [inView, setInView] = useState<string>()

  useEffect(() => {
    const headings = sections.flatMap(({ id }) => document.getElementById(id) ?? [])
    const chosen = () => headings.find(({ id }) => id === router.state.location.hash)

    function updateInView() {
      const { scrollHeight, clientHeight } = document.documentElement
      setInView(
        sectionInView({
          headings: headings.map((one) => ({ id: one.id, top: one.getBoundingClientRect().top })),
          height: clientHeight,
          remaining: scrollHeight - clientHeight - window.scrollY,
          chosen: chosen()?.id,
        }),
      )
    }

    focusOn(chosen())
    updateInView()
    const unsubscribe = router.subscribe('onRendered', (change) => {
      const heading = chosen()
      focusOn(heading)
      // A link to the section that the address already names: the router does not scroll then.
      if (!change.hrefChanged) {
        heading?.scrollIntoView(change.toLocation.state.__hashScrollIntoViewOptions)
      }
      // Back to before the first jump: the page heading gets the focus.
      if (change.hashChanged && !change.pathChanged && change.toLocation.hash === '')
        focusOn(pageHeading())
      updateInView()
    })
    const end = new AbortController()
    for (const type of ['scroll', 'resize'])
      addEventListener(type, updateInView, { passive: true, signal: end.signal })
    return () => {
      unsubscribe()
      end.abort()
    }
  }, [router, sections])

  return inView
}

const focusOn = (heading: HTMLElement | null | undefined) => heading?.focus({ preventScroll: true })

/**
 * The distance in pixels from the top of the window to a heading after a jump (html's scroll
 * padding), plus a small tolerance.
 */
const LANDING = 96

type Reading = {
  /** headings in reading order; `top` in pixels from the top of the window */
  headings: readonly { id: string; top: number }[]
  /** height of the window */
  height: number
  /** pixels of the page below the window */
  remaining: number
  /** the section in the address, if any */
  chosen?: string | undefined
}

/**
 * The id of the section being read: the last one whose heading is above a line near the top of the window. Over the
 * last window height of the page the line moves to the bottom, since the last headings never reach the top. A section
 * that was jumped to counts as long as its heading is where the jump left it.
 */
export function sectionInView(reading: Reading): string | undefined {
  const { headings, height, remaining, chosen } = reading
  const jumpedTo = headings.find(({ id }) => id === chosen)
  const isAtEnd = remaining <= 1
  if (jumpedTo && jumpedTo.top >= 0 && jumpedTo.top <= (isAtEnd ? height : LANDING)) return chosen

  const nearnessToEnd = Math.min(1, Math.max(0, 1 - remaining / height))
  const line = LANDING + nearnessToEnd * (height - LANDING)
  return headings.findLast(({ top }) => top <= line)?.id ?? headings[0]?.id
}

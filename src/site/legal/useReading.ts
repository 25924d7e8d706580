import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { sectionInView } from './sectionInView'

/**
 * Follows the reader through the sections of a page (give the same array each time). Returns the id of
 * the section in view, undefined until the page stands in a browser. When the address comes to name a
 * section, by a link, Back, Forward or on arrival, the focus goes to its heading; the router scrolls.
 */
export function useReading(ids: readonly string[]): string | undefined {
  const router = useRouter()
  const [inView, setInView] = useState<string>()

  useEffect(() => {
    const chosen = () => router.state.location.hash

    function look() {
      const { scrollHeight, clientHeight } = document.documentElement
      setInView(
        sectionInView({
          headings: ids.flatMap((id) => {
            const heading = document.getElementById(id)
            return heading ? [{ id, top: heading.getBoundingClientRect().top }] : []
          }),
          height: clientHeight,
          remaining: scrollHeight - clientHeight - window.scrollY,
          chosen: chosen(),
        }),
      )
    }

    const chosenHeading = () => (ids.includes(chosen()) ? document.getElementById(chosen()) : null)

    focusOn(chosenHeading())
    look()
    const unsubscribe = router.subscribe('onRendered', (change) => {
      const heading = chosenHeading()
      focusOn(heading)
      // The link of the section that the address names already: the router leaves the page where it is.
      if (!change.hrefChanged) {
        heading?.scrollIntoView(change.toLocation.state.__hashScrollIntoViewOptions)
      }
      // Back to before the first jump.
      if (change.hashChanged && !change.pathChanged && chosen() === '') {
        focusOn(document.querySelector('main h1'))
      }
      look()
    })
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      unsubscribe()
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [router, ids])

  return inView
}

const focusOn = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true })

import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { pageHeading } from '@/ui/marks/page'
import { sectionInView } from './sectionInView'

/**
 * Tracks which section of a page is being read (`ids` must be the same array each time). Returns
 * the id of the section in view, undefined until after mount. When the address names a section, by
 * a link, Back, Forward or on arrival, the focus moves to its heading; the router scrolls.
 */
export function useReading(ids: readonly string[]): string | undefined {
  const router = useRouter()
  const [inView, setInView] = useState<string>()

  useEffect(() => {
    const chosen = () => router.state.location.hash

    function updateInView() {
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
    updateInView()
    const unsubscribe = router.subscribe('onRendered', (change) => {
      const heading = chosenHeading()
      focusOn(heading)
      // A link to the section that the address already names: the router does not scroll then.
      if (!change.hrefChanged) {
        heading?.scrollIntoView(change.toLocation.state.__hashScrollIntoViewOptions)
      }
      // Back to before the first jump: the page heading gets the focus.
      if (change.hashChanged && !change.pathChanged && chosen() === '') {
        focusOn(pageHeading())
      }
      updateInView()
    })
    window.addEventListener('scroll', updateInView, { passive: true })
    window.addEventListener('resize', updateInView)
    return () => {
      unsubscribe()
      window.removeEventListener('scroll', updateInView)
      window.removeEventListener('resize', updateInView)
    }
  }, [router, ids])

  return inView
}

const focusOn = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true })

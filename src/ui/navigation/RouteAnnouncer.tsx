import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { trackPageView } from '@/lib/analytics'
import { VisuallyHidden } from '../VisuallyHidden'

/**
 * On every change of page: focus to the new page's h1, its title spoken in a live region, and a page
 * view to analytics (Spec §7). A change of search params alone (a filter, a tab) moves nothing.
 */
export function RouteAnnouncer() {
  const router = useRouter()
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    trackPageView(router.state.location.pathname)
    return router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
      if (!pathChanged || !fromLocation) return
      trackPageView(toLocation.pathname)
      setAnnouncement(document.title)
      if (!toLocation.hash) pageHeading()?.focus({ preventScroll: true })
    })
  }, [router])

  return (
    <VisuallyHidden aria-live="polite" aria-atomic>
      {announcement}
    </VisuallyHidden>
  )
}

/** The h1 of the page; without the chrome's `main` (a broken page) the first there is. */
const pageHeading = () =>
  document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('h1')

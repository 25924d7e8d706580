import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { trackPageView } from '@/lib/analytics'
import { VisuallyHidden } from '../VisuallyHidden'

/**
 * On every change of page: focus to the new page's h1, its title spoken in a live region, and a page
 * view to analytics (Spec §7). A change of search params alone (a filter, a tab) moves nothing.
 * An address that names a part of its page marks that part's heading `data-arrival`: it is brought
 * into view and takes the focus instead, on the first visit too (decision 9b).
 */
export function RouteAnnouncer() {
  const router = useRouter()
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    trackPageView(router.state.location.pathname)
    return router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
      if (!pathChanged && fromLocation) return
      const arrival = document.querySelector<HTMLElement>('main [data-arrival]')
      arrival?.scrollIntoView()
      arrival?.focus({ preventScroll: true })
      if (!fromLocation) return
      trackPageView(toLocation.pathname)
      setAnnouncement(document.title)
      if (!arrival && !toLocation.hash) pageHeading()?.focus({ preventScroll: true })
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

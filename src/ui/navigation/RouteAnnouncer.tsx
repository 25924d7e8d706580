import { type ParsedLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { trackPageView } from '@/lib/analytics'
import { isPlainClick } from '@/lib/keys'
import { scrollBehavior } from '@/lib/motion'
import { ARRIVAL } from '@/ui/marks/marks'
import { inMain, pageHeading } from '@/ui/marks/page'
import { dismissOnNavigation, toast } from '@/ui/stores/toast'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'

/**
 * After every change of page: focuses the new page's h1, announces its title in a live region and sends a page view to
 * analytics (Spec §7). A change of search params only (a filter, a tab) does nothing. If an address names a section of
 * its page, that section's heading has the mark `ARRIVAL`: it is scrolled into view and receives the focus instead,
 * also on the first visit (D-9b). A link to the current page scrolls to its top, and a toast says so.
 */
export function RouteAnnouncer() {
  const router = useRouter()
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    trackPageView(router.state.location.pathname)
    // The first page may be there before this effect.
    showArrival()
    let isSamePageLink = false
    // In the capture phase, before the router changes the address.
    const onClick = (event: MouseEvent) => {
      isSamePageLink = isPlainClick(event) && leadsToThisPage(event.target)
    }
    const stopRouter = router.subscribe('onRendered', (event) => {
      const { pathChanged, hrefChanged, fromLocation, toLocation } = event
      if (isSamePageLink && !hrefChanged) showTop()
      isSamePageLink = false
      if (!pathChanged && fromLocation) return
      const arrival = showArrival()
      if (!fromLocation) return
      trackPageView(toLocation.pathname)
      setAnnouncement(document.title)
      if (!arrival && !toLocation.hash) pageHeading()?.focus({ preventScroll: true })
    })
    const stopLeaving = router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
      if (pageKey(fromLocation) !== pageKey(toLocation)) dismissOnNavigation()
    })
    document.addEventListener('click', onClick, true)
    return () => {
      stopRouter()
      stopLeaving()
      document.removeEventListener('click', onClick, true)
    }
  }, [router])

  return (
    // At the top: below a page as high as the window it would make the page a pixel too high.
    <VisuallyHidden aria-live="polite" aria-atomic style={{ insetBlockStart: 0 }}>
      {announcement}
    </VisuallyHidden>
  )
}

/** Identifies a page, or the story that is open on it. */
const pageKey = (location: ParsedLocation | undefined) =>
  location && `${location.pathname}?${(location.search as { story?: unknown }).story}`

function showArrival(): HTMLElement | null {
  const arrival = inMain(ARRIVAL.selector)
  arrival?.scrollIntoView()
  arrival?.focus({ preventScroll: true })
  return arrival
}

function leadsToThisPage(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest('a') : null
  return !!link && !link.target && withoutSlash(link.href) === withoutSlash(location.href)
}

const withoutSlash = (address: string) => address.replace(/\/(?=$|\?)/, '')

function showTop() {
  pageHeading()?.focus({ preventScroll: true })
  scrollTo({ top: 0, behavior: scrollBehavior() })
  toast.info('أنت الآن في أعلى هذه الصفحة.')
}

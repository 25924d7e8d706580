import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { createAppRouter } from './router'

declare global {
  interface Window {
    /** The early listeners of index.html, for clicks and Back before the app has hydrated. */
    earlyPress?: {
      /** stops listening for clicks and returns the button that was clicked last */
      take: () => HTMLElement | null
      /** the listener for Back and Forward until the page has hydrated */
      goBack: (event: PopStateEvent) => void
    }
  }
}

/**
 * Mounts the app. It hydrates the HTML that the build made for this path (`scripts/prerender.mjs`). It renders
 * anew when there is no such HTML, when the HTML belongs to another path, or when the route reads a query.
 * @throws {Error} when index.html has no `#root`
 */
export async function drawPage(
  router: ReturnType<typeof createAppRouter>,
  app: ReactNode,
): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  const { classList, dataset } = document.documentElement
  const isOwn = dataset.page !== undefined && !classList.contains('other-page')
  if (isOwn && !(location.search && readsQuery(router))) {
    // Makes the router render the same tree as in Node: no Suspense boundary around the page, nothing loading.
    // @workaround @tanstack/react-router: tests/built/prerender.spec.ts
    router.ssr = { manifest: undefined }
    await router.load()
    // The reader may have scrolled the HTML already: hydration must not change the position.
    const { scrollRestoration = false } = router.options
    router.options.scrollRestoration = () => false
    const stopWaiting = router.subscribe('onRendered', () => {
      router.options.scrollRestoration = scrollRestoration
      // The router stores positions only after a scroll event. Without this one, Back would open a page that was
      // scrolled before hydration at its top.
      document.dispatchEvent(new Event('scroll'))
      stopListeningForBack()
      stopWaiting()
    })
    startTransition(() => {
      hydrateRoot(root, app)
    })
    const pressed = window.earlyPress?.take()
    if (pressed) pressAgain(pressed)
    // React drops a click on a component whose code is still loading.
    document.addEventListener(
      'click',
      ({ target }) => {
        const button = target instanceof Element && target.closest('button')
        if (button && !isTaken(button)) setTimeout(() => isTaken(button) || pressAgain(button))
      },
      true,
    )
    return
  }
  window.earlyPress?.take()
  stopListeningForBack()
  for (const tag of document.head.querySelectorAll('[data-prerendered]')) tag.remove()
  root.replaceChildren()
  classList.remove('other-page')
  createRoot(root).render(app)
}

function stopListeningForBack() {
  if (window.earlyPress) removeEventListener('popstate', window.earlyPress.goBack)
}

/** Whether the route reads a query. The build makes HTML without one, so that page would differ from the HTML. */
const readsQuery = (router: ReturnType<typeof createAppRouter>) => {
  const [routes] = router.getMatchedRoutes(router.latestLocation.pathname)
  return routes.some(({ options }) => options.validateSearch)
}

/**
 * Whether React has hydrated an element: it then has a private key of React.
 * @workaround react-dom: tests/built/beforeScripts.spec.ts
 */
const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'))

/** Clicks a button that was clicked before it was hydrated, once it is hydrated. */
function pressAgain(button: HTMLElement) {
  if (!button.isConnected) return
  if (isTaken(button)) button.click()
  else requestAnimationFrame(() => pressAgain(button))
}

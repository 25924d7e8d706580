import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { createAppRouter } from './router'

declare global {
  interface Window {
    /** What index.html does before there is anything to answer. */
    earlyPress?: {
      /** ends its watch, and gives the button that was pressed last */
      take: () => HTMLElement | null
      /** hears of Back and Forward until the page has been taken over */
      goBack: (event: PopStateEvent) => void
    }
  }
}

/**
 * Draws the app into the page: takes over the HTML that the build made of this very address
 * (`scripts/prerender.mjs`), or draws anew where that is missing or another page's.
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
    // The same tree as in Node: no Suspense boundary around the page, and nothing that is still loading.
    // @workaround @tanstack/react-router: tests/built/prerender.spec.ts
    router.ssr = { manifest: undefined }
    await router.load()
    // The page has stood there to be scrolled: it is taken over where it is.
    const { scrollRestoration = false } = router.options
    router.options.scrollRestoration = () => false
    const stopWaiting = router.subscribe('onRendered', () => {
      router.options.scrollRestoration = scrollRestoration
      // It keeps the place of what it heard scroll: a page scrolled before now would come back at its top.
      document.dispatchEvent(new Event('scroll'))
      stopListeningForBack()
      stopWaiting()
    })
    startTransition(() => {
      hydrateRoot(root, app)
    })
    const pressed = window.earlyPress?.take()
    if (pressed) pressAgain(pressed)
    // React drops a press on a part whose code it is still waiting for.
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

/** HTML is made without a query: one that the screen reads makes another page of it. */
const readsQuery = (router: ReturnType<typeof createAppRouter>) => {
  const [routes] = router.getMatchedRoutes(router.latestLocation.pathname)
  return routes.some(({ options }) => options.validateSearch)
}

/**
 * Whether React has taken an element of the HTML over: it then keeps its own record on it.
 * @workaround react-dom: tests/built/beforeScripts.spec.ts
 */
const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'))

/** Presses a button that was HTML alone when it was pressed, once there is something to answer. */
function pressAgain(button: HTMLElement) {
  if (!button.isConnected) return
  if (isTaken(button)) button.click()
  else requestAnimationFrame(() => pressAgain(button))
}

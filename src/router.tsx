import { createRouter, type ErrorComponentProps, type RouterHistory } from '@tanstack/react-router'
import { useEffect } from 'react'
import { parseQuery, stringifyQuery } from './lib/queryString'
import { routeTree } from './routeTree.gen'
import { mayScroll } from './ui/layers/page'
import { markHydrated } from './ui/states/hydrationMark'
import { RouteError } from './ui/states/RouteError'

/** Creates the app's router. Pass a memory history to render a page outside the browser. */
export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    basepath: import.meta.env.BASE_URL,
    ...(history ? { history } : {}),
    // Search params as plain text, `/search?q=123`, without the router's JSON quoting and types (D-9a).
    parseSearch: parseQuery,
    stringifySearch: stringifyQuery,
    defaultPreload: 'intent',
    // Loaders import content and code, which do not change.
    defaultStaleTime: Number.POSITIVE_INFINITY,
    scrollRestoration: mayScroll,
    // Also below `/admin` an unknown address has the page of the site.
    notFoundMode: 'root',
    defaultErrorComponent: ErrorPage,
  })
}

function ErrorPage(props: ErrorComponentProps) {
  useEffect(markHydrated, [])
  return <RouteError {...props} />
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}

import { z } from 'zod'
import { createAppRouter } from '@/router'
import type { FileRoutesByTo } from '@/routeTree.gen'
import { screens } from '@/screens'

/** The states in which a screen is looked at. */
export const STATES = [
  'normal',
  'phone',
  'tablet',
  'loading',
  'empty',
  'error',
  'long text',
  'signed out',
] as const
export type State = (typeof STATES)[number]

export type Route = keyof FileRoutesByTo

/**
 * Screens that wait after they are shown: for a call of the contract, or for code fetched when needed. No
 * other can be loading or fail, for all else is built in. `tests/screenStates.test.ts` finds them in the code.
 */
export const WAITING: readonly Route[] = [
  '/search',
  '/contact',
  '/admin/news-settings',
  '/admin/contact-messages',
  '/admin/analytics',
]

/** Other addresses of a screen that is in the list already; the same test sees that they open its code. */
export const SAME_SCREEN: { readonly [one in Route]?: Route } = {
  '/$topic/$card': '/$topic',
  '/countries/$slug/$card': '/countries/$slug',
  '/country': '/country/$name',
  '/privacy': '/privacy-policy',
  '/terms': '/terms-of-service',
}

/** What a screen has of its own besides: a list that people can empty, an address or a form that can be wrong. */
const OWN: { readonly [one in Route]?: readonly State[] } = {
  '/$topic/$card': ['error'],
  '/countries/$slug': ['error'],
  '/dashboard': ['empty'],
  '/settings': ['error'],
  '/profile': ['empty', 'error'],
  '/admin/news': ['error'],
  '/admin/twitter': ['empty'],
  '/admin/ads': ['empty'],
  '/admin/analytics': ['empty'],
}

/** The states that each screen can be in, all of which must be shown, by route. */
export function neededStates(): Map<Route, readonly State[]> {
  const filtered = filteredRoutes()
  return new Map(
    screens.map(({ route, wing }) => {
      const own = OWN[route] ?? []
      if (SAME_SCREEN[route]) return [route, ['normal', ...own]]
      const states: (State | false)[][] = [
        ['normal', 'phone', 'tablet', 'long text'],
        WAITING.includes(route) ? ['loading', 'error'] : [],
        [filtered.has(route) && 'empty'],
        // Elsewhere the session shows in the header alone, and that has stories of its own.
        [wing === 'account' && 'signed out'],
      ]
      return [route, [...states.flat().filter((state) => state !== false), ...own]]
    }),
  )
}

/** The routes whose address takes words to look for (`?q=`), of which there may be none. */
function filteredRoutes(): Set<string> {
  const takesWords = (schema: unknown) => schema instanceof z.ZodObject && 'q' in schema.shape
  return new Set(
    Object.values(createAppRouter().routesById)
      .filter(({ options }) => takesWords(options.validateSearch))
      .map(({ fullPath }) => withoutSlash(fullPath)),
  )
}

/** `/countries/` → `/countries`: as the list of screens has it. */
export const withoutSlash = (path: string) => path.replace(/(?<=.)\/$/, '')

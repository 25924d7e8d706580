import type { FileRoutesByTo } from '@/routeTree.gen'
import { screens } from '@/screens'
import { routeSearchParams } from './routeSearchParams'

/** The states of a screen that Storybook shows. */
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
 * Screens that wait after they render: for a call of the contract, or for code that is loaded when needed. No
 * other screen can load or fail, since its content is built in. `tests/screenStates.test.ts` finds them in the code.
 */
export const WAITING: readonly Route[] = [
  '/search',
  '/contact',
  '/admin',
  '/admin/news-settings',
  '/admin/contact-messages',
  '/admin/analytics',
]

/** Other addresses of the same screens; the same test checks that they open the same code. */
export const SAME_SCREEN: { readonly [one in Route]?: Route } = {
  '/$topic/$card': '/$topic',
  '/countries/$slug/$card': '/countries/$slug',
  '/country': '/country/$name',
  '/privacy': '/privacy-policy',
  '/terms': '/terms-of-service',
}

/** More states of single screens: a list that users can empty, a path or a form that can be wrong. */
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

/** The states that each screen can be in, by route: each needs a story. */
export function requiredStates(): Map<Route, readonly State[]> {
  const filtered = filteredRoutes()
  return new Map(
    screens.map(({ route, area }) => {
      const own = OWN[route] ?? []
      if (SAME_SCREEN[route]) return [route, ['normal', ...own]]
      const states: (State | false)[][] = [
        ['normal', 'phone', 'tablet', 'long text'],
        WAITING.includes(route) ? ['loading', 'error'] : [],
        [filtered.has(route) && 'empty'],
        // On other screens the session changes only the header, which has its own stories.
        [area === 'account' && 'signed out'],
      ]
      return [route, [...states.flat().filter((state) => state !== false), ...own]]
    }),
  )
}

/** The routes with a text filter (`?q=`), which may match nothing. @throws {Error} when there is none */
function filteredRoutes(): Set<string> {
  const filtered = routeSearchParams().filter(({ keys }) => keys.includes('q'))
  if (filtered.length === 0) throw new Error('No route reads `q`: filters are looked for in vain.')
  return new Set(filtered.map(({ fullPath }) => withoutSlash(fullPath)))
}

/** `/countries/` → `/countries`, as `screens` spells it. */
export const withoutSlash = (path: string) => path.replace(/(?<=.)\/$/, '')

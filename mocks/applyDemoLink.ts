import { session } from '@/lib/session'

/** The query parameters that a demo link adds to the screen's own address; `demoLink` writes them. */
const DEMO_PARAMS = ['scenario', 'count', 'latency', 'calls', 'theme', 'session'] as const

/** Returns the address without the parameters of a demo link. All other characters stay as they are. */
export function withoutDemoParams(href: string): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(href) ?? []
  const rest = query.split('&').filter((pair) => {
    const [name = ''] = pair.split('=')
    return pair !== '' && !DEMO_PARAMS.some((param) => param === name)
  })
  return path + (rest.length > 0 ? `?${rest.join('&')}` : '') + hash
}

/**
 * Removes the parameters of a demo link from the address bar before the router reads it, so that a reload, a
 * bookmark and the next screen do not have them. Signs out if the link says so. Returns the full address, for
 * `startMocks`. The theme is read even earlier, by a script in the head (vite.config.ts).
 */
export function applyDemoLink(): string {
  const { href } = location
  if (new URL(href).searchParams.get('session') === 'out') session.set({ isSignedIn: false })
  const cleanHref = withoutDemoParams(href)
  if (cleanHref !== href) history.replaceState(history.state, '', cleanHref)
  return href
}

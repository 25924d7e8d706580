import { session } from '@/lib/session'

/** What a link of the demo may carry beside the screen's own address; `demoLink` writes it. */
const DEMO_PARAMS = ['scenario', 'count', 'latency', 'calls', 'theme', 'session'] as const

/** An address without what a demo link adds. The rest stays letter by letter. */
export function withoutDemoParams(href: string): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(href) ?? []
  const rest = query.split('&').filter((pair) => {
    const [name = ''] = pair.split('=')
    return pair !== '' && !DEMO_PARAMS.some((param) => param === name)
  })
  return path + (rest.length > 0 ? `?${rest.join('&')}` : '') + hash
}

/**
 * Takes the address that opened the page out of the browser's bar, before the router reads it: signs
 * out if the link says so, and leaves there only the screen's own address, so that a reload, a bookmark
 * and the next screen are free of the rest. Returns the whole address, for `startMocks`. The theme is
 * earlier still: a script in the head, from vite.config.ts, has read it.
 */
export function openLink(): string {
  const { href } = location
  if (new URL(href).searchParams.get('session') === 'out') session.set({ isSignedIn: false })
  const tidy = withoutDemoParams(href)
  if (tidy !== href) history.replaceState(history.state, '', tidy)
  return href
}

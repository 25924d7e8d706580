import { withoutDemoParams } from './linkParams'

export type DemoLinkState = {
  /** scenario and latency (`writeNetwork`) */
  network: string
  theme: string
  isSignedIn: boolean
}

/** Returns a link to the screen at `href` with the same network, theme and session. */
export function writeDemoLink(href: string, { network, theme, isSignedIn }: DemoLinkState): string {
  const url = new URL(withoutDemoParams(href))
  const add = (pairs: string) => {
    if (pairs) url.search += `${url.search === '' ? '?' : '&'}${pairs}`
  }
  add(network)
  add(`theme=${theme}`)
  add(`session=${isSignedIn ? 'in' : 'out'}`)
  return url.href
}

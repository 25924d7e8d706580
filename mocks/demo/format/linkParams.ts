import type { Tour } from './recording'

/** The query parameters of a demo link that set the network, and all that it adds to the screen's own address. */
const NETWORK_PARAM = /^(scenario|count|latency|calls)(=|$)/
const DEMO_PARAM = /^(scenario|count|latency|calls|theme|session|data|tour|speed)(=|$)/

const PAYLOAD = /^#demo=(.*)$/s

export function withoutDemoParams(href: string): string {
  const { path, pairs, hash } = parts(href)
  const rest = pairs.filter((pair) => !DEMO_PARAM.test(pair))
  return path + (rest.length > 0 ? `?${rest.join('&')}` : '') + (PAYLOAD.test(hash) ? '' : hash)
}

type DemoLinkState = Pick<Tour['start'], 'network' | 'theme' | 'session'>

export function writeDemoLink(href: string, { network, theme, session }: DemoLinkState): string {
  const { path, pairs, hash } = parts(withoutDemoParams(href))
  const added = [network, `theme=${theme}`, `session=${session}`]
  return `${path}?${[...pairs, ...added].filter(Boolean).join('&')}${hash}`
}

/** Returns the part of an address that sets the network, as a query without «?»; null if there is none. */
export const networkOf = (href: string): string | null =>
  parts(href)
    .pairs.filter((pair) => NETWORK_PARAM.test(pair))
    .join('&') || null

/** `?data=own`: the browser's own data, also in a tab that another link has given other data. */
export const OWN_DATA = 'own'

export type Preparation = NonNullable<ReturnType<typeof preparationOf>>

export function preparationOf(href: string) {
  const query = new URL(href, 'http://localhost').searchParams
  const [data, tour] = [query.get('data'), query.get('tour')]
  const payload = PAYLOAD.exec(parts(href).hash)?.[1]
  const isAsked = data !== null || tour !== null || payload !== undefined
  const isFast = query.get('speed') === '0'
  return isAsked ? { data, tour, payload, isFast } : null
}

function parts(href: string) {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(href) ?? []
  return { path, pairs: query.split('&').filter(Boolean), hash }
}

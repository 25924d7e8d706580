/** The query parameters of a demo link that set the network; `demoLink.ts` reads and writes them. */
const NETWORK_PARAMS = ['scenario', 'count', 'latency', 'calls'] as const

/** All query parameters that a demo link adds to the screen's own address. */
const DEMO_PARAMS = [
  ...NETWORK_PARAMS,
  'theme',
  'session',
  'open',
  'data',
  'tour',
  'speed',
] as const

/** The fragment of a link with data or a tour in it: `#demo=…`. */
const PAYLOAD = /^#demo=(.*)$/s

type Param = (typeof DEMO_PARAMS)[number]

/** Returns the address without what a demo link added. All other characters stay as they are. */
export function withoutDemoParams(href: string): string {
  const { path, pairs, hash } = parts(href)
  const rest = pairs.filter((pair) => !isParam(pair, DEMO_PARAMS))
  return path + (rest.length > 0 ? `?${rest.join('&')}` : '') + (PAYLOAD.test(hash) ? '' : hash)
}

/** Returns the part of an address that sets the network, as a query without «?»; null if there is none. */
export function networkOf(href: string): string | null {
  const wanted = parts(href).pairs.filter((pair) => isParam(pair, NETWORK_PARAMS))
  return wanted.length > 0 ? wanted.join('&') : null
}

/** `?data=own`: the browser's own data, also in a tab that another link has given other data. */
export const OWN_DATA = 'own'

/** What has to be in place before the page starts: data, or a tour with its data. */
export type Preparation = {
  data?: string
  tour?: string
  payload?: string
  /** how fast a tour is played; 0 plays it without any pause */
  speed?: string
  hasTheme: boolean
}

export function preparationOf(href: string): Preparation | null {
  const query = new URL(href, 'http://localhost').searchParams
  const [data, tour] = [query.get('data'), query.get('tour')]
  const payload = PAYLOAD.exec(parts(href).hash)?.[1]
  if (data === null && tour === null && payload === undefined) return null
  const speed = query.get('speed')
  return {
    hasTheme: query.has('theme'),
    ...(speed !== null && /^\d(\.\d)?$/.test(speed) && { speed }),
    ...(data !== null && { data }),
    ...(tour !== null && { tour }),
    ...(payload !== undefined && { payload }),
  }
}

function parts(href: string) {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(href) ?? []
  return { path, pairs: query.split('&').filter(Boolean), hash }
}

const isParam = (pair: string, params: readonly Param[]): boolean => {
  const [name = ''] = pair.split('=')
  return params.some((param) => param === name)
}

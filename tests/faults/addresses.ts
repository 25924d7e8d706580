import { screens } from '@/screens'

/**
 * Every search param that a route reads. Each gets nonsense values on every screen. Playwright cannot load the routes,
 * so tests/properties.test.ts compares this list with them.
 */
export const SEARCH_KEYS = [
  'q',
  'kind',
  'category',
  'tab',
  'period',
  'section',
  'page',
  'status',
  'region',
  'from',
  'to',
  'first',
  'sort',
  'message',
  'user',
  'view',
]

/** The URL of every screen, without its query string. */
export const paths = [...new Set(screens.map(({ path }) => path.split('?')[0] ?? path))]

const withQuery = (query: string) => (path: string) => `${path}?${query}`
const each = (value: string) => SEARCH_KEYS.map((key) => `${key}=${value}`).join('&')

/** Every kind of broken URL, as a function of a good path. */
export const addressFaults: Readonly<Record<string, (path: string) => string>> = {
  'malformed encoding in the path': (path) => `${path.replace(/\/$/, '')}/%E0%A4%A`,
  'malformed encoding in the query': withQuery(each('%E0%A4%A%')),
  'unknown id': (path) => `${path.replace(/[^/]*$/, '')}no-such-id-${path.length}`,
  '10 kB query': withQuery(`q=${'%D8%A7'.repeat(1700)}`),
  'unknown enum': withQuery(each('nonsense')),
  'empty values': withQuery(each('')),
  'repeated key': withQuery(`${each('1')}&${each('ads')}`),
  __proto__: withQuery(
    `__proto__=x&__proto__[q]=x&constructor=x&constructor.prototype=x&toString=1&q[]=1&${each('__proto__')}`,
  ),
  '__proto__ as an id': (path) => path.replace(/[^/]*$/, '__proto__'),
  'upper case': (path) => path.toUpperCase(),
  'trailing slash': (path) => `${path.replace(/\/$/, '')}/`,
  'two slashes': (path) => `${path}//`,
  'numbers beyond': withQuery(each('-99999999999999999999')),
  'HTML in the query': withQuery(
    each('%3Cimg%20src%3Dx%20onerror%3D%22window.hacked%3Dtrue%22%3E'),
  ),
}

const PRINTABLE = 'abzAZ09أيء-_.~/%?&=+#[]{}()<>"\'`|\\^$!*@:;,😀\u202e\u0000'

/** Returns random URLs, the same ones in every run. */
export function fuzzed(count: number): string[] {
  let state = 20261121
  const below = (limit: number) => {
    state = (state * 1103515245 + 12345) % 2147483648
    return state % limit
  }
  const letters = [...PRINTABLE]
  return Array.from({ length: count }, () => {
    const tail = Array.from({ length: 1 + below(30) }, () => letters[below(letters.length)]).join(
      '',
    )
    const path = paths[below(paths.length)] ?? '/'
    return `${path.replace(/\/$/, '')}${below(2) ? '/' : `?${SEARCH_KEYS[below(SEARCH_KEYS.length)]}=`}${tail}`
  })
}

import { screens } from '@/content/screens'

/** Every search param that a route reads. Playwright cannot load the routes: tests/properties.test.ts compares both. */
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

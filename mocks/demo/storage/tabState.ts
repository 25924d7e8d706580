import type { Tour } from '@mocks/demo/format/recording'
import { recordOf } from '@/lib/isRecord'
import { parseStored, readText, removeText, writeText } from '@/lib/storage'

/** The number changes with the shape of what is stored, so that a release never reads that of another one. */
const KEY = 'madar:tab:2'
/** In sessionStorage: what was done in the last minutes (`recorder.ts`). Its number means the same. */
export const MEMORY_KEY = 'madar:memory:2'

/** In sessionStorage, before each key of localStorage and of sessionStorage that this tab has for itself. */
const OWN_KEYS = 'madar:own:'
export const OWN = `${OWN_KEYS}local:`
export const OWN_SESSION = `${OWN_KEYS}session:`

/** In sessionStorage: the real server of this tab (`realServer.ts`). No link sets it. */
export const SERVER_KEY = 'madar:server'

/** In localStorage: what belongs to the browser, also in a tab that has its own data. */
export const BROWSER_KEYS = {
  pins: 'madar:pins',
  situations: 'madar:situations',
  author: 'madar:author',
  answers: 'madar:answers',
} as const

export type Play = {
  tour: Tour
  at: number
  isPlaying: boolean
  isFast: boolean
  /** the page that was opened last, where a reload begins again */
  page?: TourPage | undefined
}

/** What a tour continues from: the step, and what the tab had then. Its texts are under their keys of sessionStorage. */
type TourPage = Pick<Play, 'at'> &
  Pick<TabState, 'network' | 'session'> & { href: string; texts: Record<string, string> }

/** What a link, a tour or «ثبّت» has set for this tab, until it is closed. */
export type TabState = {
  own?: 'theme' | 'everything' | undefined
  network?: string | undefined
  session?: 'in' | 'out' | undefined
  /** «ثبّت» is on */
  isPinned?: true | undefined
  clock?: number | undefined
  play?: Play | undefined
}

/** A state that cannot be read is forgotten: the demo starts afresh. */
export function readTab(): TabState | null {
  const text = readText(KEY, 'sessionStorage')
  const tab = parseStored(KEY, text, (value) => recordOf(value) as TabState)
  if (text !== null && !tab) forgetTab()
  return tab
}

/** Sets some of the state; undefined removes a member. Returns false if it does not survive a reload. */
export function changeTab(change: TabState): boolean {
  const text = JSON.stringify({ ...readTab(), ...change })
  if (text !== '{}') return writeText(KEY, text, 'sessionStorage')
  removeText(KEY, 'sessionStorage')
  return true
}

/** What this tab has for itself now, by the keys of sessionStorage. */
export const ownTexts = (): Record<string, string> =>
  Object.fromEntries(ownKeys().map((key) => [key, readText(key, 'sessionStorage') ?? '']))

const ownKeys = () => Object.keys(sessionStorage).filter((key) => key.startsWith(OWN_KEYS))

/** After a reload in the middle of a tour: the tab is again as on the page that was opened last. Returns its address. */
export function returnToPage(): string | null {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const play = load?.type === 'reload' ? readTab()?.play : undefined
  if (!play?.page || play.at === play.page.at) return null
  const { at, network, session, href, texts } = play.page
  forgetOwn()
  for (const [key, text] of Object.entries(texts)) writeText(key, text, 'sessionStorage')
  changeTab({ network, session, play: { ...play, at } })
  return href
}

/** The page has the browser's own data again after a reload. What was done with other data is no part of a report. */
export function forgetTab(): void {
  forgetOwn()
  removeText(KEY, 'sessionStorage')
  removeText(MEMORY_KEY, 'sessionStorage')
}

export function forgetOwn(): void {
  try {
    for (const key of ownKeys()) sessionStorage.removeItem(key)
  } catch {
    // The browser forbids storage.
  }
}

/** Loads an address, also the one that is shown now. `write` runs after the page's own listeners, and so is not overwritten. */
export function reloadPage(write: () => void, href = location.href): void {
  addEventListener('pagehide', write, { once: true })
  history.replaceState(null, '', href)
  location.reload()
}

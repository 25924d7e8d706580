import { type DemoData, dataNames, keyOf } from '@mocks/backend/data/dataKeys'
import { isReadable } from '@mocks/backend/data/packData'
import { isDataSet, loadDataSet } from '@mocks/backend/data/sets/list'
import { browserPins } from '@mocks/demo/pins/pinStore'
import { isolated } from '@/lib/isolated'
import { readText, removeText, writeText } from '@/lib/storage'
import { createStore } from '@/lib/store'
import { STORAGE_KEYS } from '@/saved/allStorageKeys'
import { frameFor, loadInTab } from './frame'
import { OWN_DATA, type Preparation } from './linkParams'
import { unpackTour } from './payload'
import { storePlay } from './playState'
import { checkTour, type Tour } from './recording'
import { changeTab, forgetTab, newTabId, OWN, ownKeys, readTab } from './tabState'
import { applyTab } from './tabStorage'
import { tours } from './tours/list'

/** Why a link, a file or a tour could not be opened, in Arabic; the panel shows it. */
export const tabProblem = createStore<string | null>(null)

/** In sessionStorage, before the key of a text of the tab that a link has set aside. */
const ASIDE = 'madar:aside:'

/**
 * Gives this tab the data of a link, or the start of a tour, before the app starts. If that is not possible,
 * `tabProblem` has the reason, and the page has the browser's own data. It does not resolve where another page has to
 * be loaded.
 */
export async function prepareTab(preparation: Preparation): Promise<void> {
  if (preparation.data === OWN_DATA) return restoreOwnData(preparation.hasTheme)
  try {
    const read = await readLink(preparation)
    if ('steps' in read && !isMoment(read)) {
      await storeTour(read, preparation.isFast)
      const href = addressOf(read.start.address)
      const isElsewhere = new URL(href).pathname !== location.pathname
      if (isElsewhere || readTab()?.frame !== undefined) return await load(href)
      history.replaceState(null, '', href)
    } else {
      if ('steps' in read) browserPins().join(read.pins)
      await isolateTab('steps' in read ? read.end.data : read)
    }
    applyTab()
  } catch (error) {
    showProblem(error)
  }
}

/** Plays a tour in this tab from its start, with its data. It resolves only if that is not possible. */
export async function startTour(tour: Tour): Promise<void> {
  try {
    await storeTour(tour)
    await load(addressOf(tour.start.address))
  } catch (error) {
    showProblem(error)
  }
}

/** The message says in Arabic why a tab cannot be set up. */
class TabError extends Error {}

function showProblem(error: unknown) {
  if (!(error instanceof TabError)) throw error
  tabProblem.set(error.message)
}

/** What was shared without a recording: it has nothing to play. */
const isMoment = ({ steps }: Tour) => steps.length === 0

/** Sets the tab up for a session. @throws {TabError} */
async function storeTour(tour: Tour, isFast = false): Promise<void> {
  const { start } = tour
  const isPlayed = !isMoment(tour)
  const clock = Date.parse(start.at) - realNow()
  await isolateTab(start.data)
  const isStored =
    writeText(`${OWN}${STORAGE_KEYS.theme.key}`, start.theme, 'sessionStorage') &&
    changeTab({
      network: start.network,
      session: start.session,
      clock: isPlayed ? clock : undefined,
      open: undefined,
      frame: isPlayed ? frameFor(start.width) : undefined,
    }) &&
    storePlay(isPlayed ? { at: 0, isPlaying: true, isFast, calls: [], tour } : null)
  browserPins().join(tour.pins)
  if (!isStored) leaveFull()
}

/** The full address of a path of the site. */
export const addressOf = (path: string): string =>
  new URL(import.meta.env.BASE_URL.replace(/\/$/, '') + path, location.href).href

/** Forgets what was set for this tab. The page has the browser's own data again after a reload. */
export function leave(): void {
  forgetTab()
  storePlay(null)
  restoreAside()
}

/** Puts back the drafts and the like that the tab had before a link isolated it. */
function restoreAside(): void {
  for (const { key } of tabKeys) {
    const text = readText(ASIDE + key, 'sessionStorage')
    if (text === null) removeText(key, 'sessionStorage')
    else writeText(key, text, 'sessionStorage')
    removeText(ASIDE + key, 'sessionStorage')
  }
}

/** @throws {TabError} */
function leaveFull(): never {
  leave()
  throw new TabError('لا يتسع لها تخزين هذه النافذة، فلم يتغير شيء.')
}

/** @throws {TabError} */
async function readLink({ data, tour, payload }: Preparation): Promise<DemoData | Tour> {
  if (tour !== null) {
    const found = tours.find(({ id }) => id === tour)
    if (!found) throw new TabError(`لا توجد جولة بالاسم ${isolated(tour)}.`)
    return checked((await found.load()).default)
  }
  if (payload !== undefined) {
    const value = await unpackTour(payload).catch(() => {
      throw new TabError('الرابط ناقص أو من إصدار آخر، فلم يتغير شيء.')
    })
    return checked(value)
  }
  if (data !== null && isDataSet(data)) return loadDataSet(data)
  throw new TabError(`لا توجد بيانات بالاسم ${isolated(data ?? '')}.`)
}

function checked(value: unknown): Tour {
  const read = checkTour(value)
  if (!read.ok) throw new TabError(read.reason)
  return read.tour
}

const tabKeys = Object.values(STORAGE_KEYS).filter(({ area }) => area === 'sessionStorage')

/** Ends what an earlier link has set for this tab; what the present one has set stays. */
async function restoreOwnData(hasTheme: boolean): Promise<void> {
  const tab = readTab()
  if (!tab || tab.own === 'nothing' || (tab.own === 'theme' && hasTheme)) return
  const themeKey = OWN + STORAGE_KEYS.theme.key
  const theme = hasTheme ? readText(themeKey, 'sessionStorage') : null
  leave()
  changeTab({
    network: tab.network,
    session: tab.session,
    open: tab.open,
    own: theme === null ? 'nothing' : 'theme',
  })
  if (theme !== null) writeText(themeKey, theme, 'sessionStorage')
  await load(location.href)
}

/** Isolates the tab: it has this data, and the texts of its earlier screens (drafts, scroll positions) are set aside. @throws {TabError} */
async function isolateTab(data: DemoData): Promise<void> {
  if (!(await isReadable(data))) throw new TabError('بياناتها لا تقرؤها هذه النسخة، فلم يتغير شيء.')
  const theme = readText(STORAGE_KEYS.theme.key)
  for (const key of ownKeys()) removeText(OWN + key, 'sessionStorage')
  const hasAside = readTab()?.own === 'everything'
  for (const { key } of tabKeys) {
    const text = readText(key, 'sessionStorage')
    if (text !== null && !hasAside) writeText(ASIDE + key, text, 'sessionStorage')
    removeText(key, 'sessionStorage')
  }
  const isWritten =
    changeTab({ id: newTabId(), own: 'everything', clock: undefined }) &&
    (theme === null || writeText(`${OWN}${STORAGE_KEYS.theme.key}`, theme, 'sessionStorage')) &&
    dataNames.every((name) => {
      const text = data[name]
      return text === undefined || writeText(OWN + keyOf(name), text, 'sessionStorage')
    })
  if (!isWritten) leaveFull()
}

/** A tab of an earlier tour has another clock. */
const realNow = () => Date.now() - (readTab()?.clock ?? 0)

/** Loads an address, also the one that is shown now. Never resolves. */
function load(href: string): Promise<never> {
  // The router stores its scroll positions while the page unloads.
  addEventListener('pagehide', () => removeText(STORAGE_KEYS.scrollPositions.key, 'sessionStorage'))
  loadInTab(href)
  return new Promise(() => {})
}

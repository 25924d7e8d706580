import { type DemoData, dataNames, storageKeyOf } from '@mocks/backend/data/dataKeys'
import { isReadable } from '@mocks/backend/data/packData'
import type { Preparation } from '@mocks/demo/format/linkParams'
import { unpackTour } from '@mocks/demo/format/payload'
import { checkTour, type Tour } from '@mocks/demo/format/recording'
import { pins } from '@mocks/demo/storage/pinStore'
import {
  changeTab,
  forgetOwn,
  forgetTab,
  MEMORY_KEY,
  OWN,
  readTab,
  reloadPage,
  type TabState,
} from '@mocks/demo/storage/tabState'
import { applyTab } from '@mocks/demo/storage/tabStorage'
import { tours } from '@mocks/demo/tours/list'
import { isolated } from '@/lib/isolated'
import { readText, removeText, writeText } from '@/lib/storage'
import { APP_KEYS } from '@/lib/storageKeys'
import { toast } from '@/ui/stores/toast'

/** Sets the tab up before the app starts. It does not resolve where another page has to be loaded. */
export const prepareTab = (preparation: Preparation): Promise<void> =>
  sayProblem(async () => {
    const read = await readLink(preparation)
    if ('steps' in read && read.steps.length > 0) {
      await storeTour(read, preparation.isFast)
      const href = addressOf(read.start.address)
      if (new URL(href).pathname !== location.pathname) return await load(href)
      history.replaceState(null, '', href)
    } else {
      if ('steps' in read) pins.put(...read.pins)
      await isolateTab('steps' in read ? read.end.data : read)
    }
    applyTab()
  })

export const startTour = (tour: Tour): Promise<void> =>
  sayProblem(async () => {
    await storeTour(tour)
    await load(addressOf(tour.start.address))
  })

class TabError extends Error {}

async function sayProblem(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    if (!(error instanceof TabError)) throw error
    toast.error(error.message)
  }
}

/** Sets the tab up for a session; what was shared without a recording has nothing to play. @throws {TabError} */
async function storeTour(tour: Tour, isFast = false): Promise<void> {
  const { start } = tour
  const isPlayed = tour.steps.length > 0
  // A tab of an earlier tour has another clock.
  const realNow = Date.now() - (readTab()?.clock ?? 0)
  const played = {
    clock: Date.parse(start.at) - realNow,
    // Its notes are in the browser already.
    play: { at: 0, isPlaying: !widthProblem(tour), isFast, tour: { ...tour, pins: [] } },
  }
  const { network, session, theme } = start
  await isolateTab(start.data, { network, session, ...(isPlayed && played) }, theme)
  pins.put(...tour.pins)
}

export const addressOf = (path: string): string =>
  new URL(import.meta.env.BASE_URL.replace(/\/$/, '') + path, location.href).href

/** Returns what to say before a tour where the window has another layout than the recording; null for other tours. */
export function widthProblem({ start: { width, fitsAll } }: Tour): string | null {
  if (fitsAll || layoutOf(width) === layoutOf(innerWidth)) return null
  const other = width > innerWidth ? 'أوسع' : 'أضيق'
  return `سُجّلت هذه الجولة بعرض ${width} بكسلًا، فتحتاج إلى نافذة ${other}. ويمكن تشغيلها هنا، وقد لا تجد بعض خطواتها.`
}

const layoutOf = (width: number): number => [600, 900].filter((limit) => width >= limit).length

async function readLink({ data, tour, payload }: Preparation): Promise<DemoData | Tour> {
  if (payload === undefined && tour === null) {
    // Few visitors need any of them.
    const { dataSets, isDataSet } = await import('@mocks/backend/data/dataSets')
    if (data !== null && isDataSet(data)) return dataSets[data]()
    throw new TabError(`لا توجد بيانات بالاسم ${isolated(data ?? '')}.`)
  }
  const shipped = tours.find(({ id }) => id === tour)
  if (tour !== null && !shipped) throw new TabError(`لا توجد جولة بالاسم ${isolated(tour)}.`)
  const value = shipped
    ? (await shipped.load()).default
    : await unpackTour(payload ?? '').catch(() => {
        throw new TabError('الرابط ناقص أو من إصدار آخر، فلم يتغير شيء.')
      })
  const read = checkTour(value)
  if (typeof read === 'string') throw new TabError(read)
  return read
}

/** Isolates the tab: it has this data, and no drafts. @throws {TabError} */
async function isolateTab(
  data: DemoData,
  state: TabState = {},
  theme = readText(APP_KEYS.theme.key),
): Promise<void> {
  if (!(await isReadable(data))) throw new TabError('بياناتها لا تقرؤها هذه النسخة، فلم يتغير شيء.')
  forgetOwn()
  removeText(MEMORY_KEY, 'sessionStorage')
  const texts = dataNames.map((name) => [storageKeyOf(name), data[name]] as const)
  const isWritten =
    changeTab({ own: 'everything', clock: undefined, play: undefined, ...state }) &&
    [...texts, [APP_KEYS.theme.key, theme] as const].every(
      ([key, text]) => text == null || writeText(OWN + key, text, 'sessionStorage'),
    )
  if (isWritten) return
  forgetTab()
  throw new TabError('لا يتسع لها تخزين هذه النافذة، فلم يتغير شيء.')
}

function load(href: string): Promise<never> {
  // The recorder writes while the page unloads.
  reloadPage(() => removeText(MEMORY_KEY, 'sessionStorage'), href)
  return new Promise(() => {})
}

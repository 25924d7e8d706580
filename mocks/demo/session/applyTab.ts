import { memoryStorage } from '@mocks/backend/memoryStorage'
import { OWN, readTab, type TabState } from './tabState'
import { realStorage, tabStorage } from './tabStorage'

/**
 * Makes the page use what is set for this tab: its own storage and its clock. `early.ts` does it before anything
 * reads them, and a link that brings more does it again before the app starts.
 */
export function applyTab(tab: TabState | null = readTab(), own = texts()): void {
  if (tab && tab.own !== 'nothing') installStorage(own, tab.own)
  if (tab?.clock !== undefined || CLOCK in globalThis) shiftClock(tab?.clock ?? 0)
}

function texts(): Storage {
  try {
    return globalThis.sessionStorage ?? memoryStorage()
  } catch {
    // The browser forbids it: then the texts of this tab last until the page is reloaded.
    return memoryStorage()
  }
}

function installStorage(own: Storage, which: TabState['own']) {
  try {
    const value = tabStorage(
      realStorage(),
      own,
      OWN,
      (key) => which === 'everything' || key === 'theme',
    )
    Object.defineProperty(globalThis, 'localStorage', { value, configurable: true })
  } catch {
    // The browser forbids storage: then the page has neither its own choices nor those of the link.
  }
}

const CLOCK = Symbol.for('madar:clock')
const clock = globalThis as unknown as { [CLOCK]?: number }

/** A tour shows the times and ages of the day when it was recorded. */
function shiftClock(by: number) {
  const isShifted = CLOCK in clock
  clock[CLOCK] = by
  if (isShifted) return
  const now = Date.now
  const shifted = () => now() + (clock[CLOCK] ?? 0)
  globalThis.Date = new Proxy(Date, {
    construct: (target, args, self) =>
      Reflect.construct(target, args.length > 0 ? args : [shifted()], self),
    apply: () => new Date().toString(),
    get: (target, name) => (name === 'now' ? shifted : Reflect.get(target, name)),
  })
}

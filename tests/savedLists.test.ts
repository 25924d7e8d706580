import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '#.storybook/isolateStorage'
import { isEqual } from '@/lib/isEqual'
import { revert } from '@/lib/listChanges'
import type { LoggedItem } from '@/lib/rebase'
import type { SavedStore } from '@/lib/savedStore'
import { savedKey } from '@/lib/storageKeys'
import type { LogPlace } from '@/saved/changeLog'
import { limit } from './machine'

/** A list, a part of a record of lists, and an object: the three shapes of `saved/items.ts`. */
const PLACES: readonly LogPlace[] = [
  { list: 'users' },
  { list: 'pageCategories', part: 'egypt' },
  { list: 'systemSettings' },
]

type Items = readonly LoggedItem[]
type Change = { place: number; before: Items; after: Items }

// Each tab has modules of its own; all share the storage, whose events the other tabs get.
let listeners: { tab: object; type: string; run: (event: { key: string }) => void }[] = []
let current: object = {}

beforeEach(() => {
  const storage = memoryStorage()
  const writing = (name: 'setItem' | 'removeItem') => (key: string, value: string) => {
    const before = storage.getItem(key)
    storage[name](key, value)
    if (storage.getItem(key) === before) return
    for (const { tab, type, run } of [...listeners])
      if (type === 'storage' && tab !== current) run({ key })
  }
  const [setItem, removeItem] = [writing('setItem'), writing('removeItem')]
  vi.stubGlobal('localStorage', { ...storage, setItem, removeItem })
  vi.stubGlobal('document', {})
  vi.stubGlobal('addEventListener', (type: string, run: () => void) => {
    listeners.push({ tab: current, type, run })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

async function openTab() {
  current = {}
  vi.resetModules()
  const { SAVED_LISTS } = await import('@/saved/registry')
  const items = await import('@/saved/items')
  const log = await import('@/saved/changeLog')
  const stores = await Promise.all(
    PLACES.map(({ list }) => SAVED_LISTS[list].load() as Promise<SavedStore<unknown>>),
  )
  // What a tab imports later is a module of the tab that was opened last.
  for (const store of stores) Object.assign(SAVED_LISTS[store.name], { load: async () => store })
  /** What the tab shows: it reads a list again only when the list's store calls back. */
  const shown = stores.map((store) => store.get())
  for (const [at, store] of stores.entries())
    store.subscribe(() => {
      shown[at] = store.get()
    })
  return Object.assign(current, { ...items, ...log, stores, shown })
}
type Tab = Awaited<ReturnType<typeof openTab>>

const itemsIn = async (tab: Tab, place: LogPlace): Promise<Items> =>
  (await tab.itemsAt(place)).get()

/** Small edits of items: one goes, comes first, or gets another text. */
function edit(items: Items, n: number): Items {
  const at = n % items.length
  const item = items[at]
  if (!item) return items
  const others = items.filter((one) => one !== item)
  const fields = Object.keys(item).filter((key) => ['name', 'siteName'].includes(key))
  const texts = fields.map((field) => [field, `${item[field]} ${n}`])
  const edited = { ...item, ...Object.fromEntries(texts) }
  const next = [others, [item, ...others], items.with(at, edited)][n % 3] as Items
  if (next.length === 0) return items
  return next.map((one, index) => ('order' in one ? { ...one, order: index + 1 } : one))
}

const tab = fc.nat(1)
const place = fc.nat(PLACES.length - 1)
const step = fc.oneof(
  fc.record({ do: fc.constant('save'), tab, place, n: fc.nat(400) }),
  fc.record({ do: fc.constant('revert'), tab, place, n: fc.nat(4) }),
  fc.record({ do: fc.constantFrom('reset', 'reload'), tab, place, n: fc.constant(0) }),
)
type Step = { do: string; tab: number; place: number; n: number }

test(
  'two tabs after any saves, reverts, resets and reloads show and store what was done, and the log tells it',
  async () => {
    const steps = fc.array(step, { maxLength: 12 })
    await fc.assert(fc.asyncProperty(steps, play), { numRuns: 60 })
  },
  limit(60),
)

async function play(steps: readonly Step[]) {
  localStorage.clear()
  listeners = []
  const tabs = [await openTab(), await openTab()]
  const shipped = await Promise.all(PLACES.map((one) => itemsIn(tabs[0] as Tab, one)))
  const values = [...shipped]
  let log: Change[] = []

  for (const one of steps) {
    const own = tabs[one.tab] as Tab
    current = own
    const save = async (place: number, after: Items, reverts?: string) => {
      const before = values[place] as Items
      const at = await own.itemsAt(PLACES[place] as LogPlace)
      at.save(after, reverts)
      values[place] = after
      if (!isEqual(before, after)) log = [{ place, before, after }, ...log]
    }
    if (one.do === 'save') await save(one.place, edit(values[one.place] as Items, one.n))
    if (one.do === 'reset') await save(one.place, shipped[one.place] as Items)
    const [entry, change] = [own.savedChangeLog.get()[one.n], log[one.n]]
    if (one.do === 'revert' && entry && change) {
      const now = values[change.place] as Items
      const after = revert(now, entry)
      if (isEqual(now, change.after)) expect(after).toEqual(change.before)
      await save(change.place, after, entry.id)
    }
    if (one.do === 'reload') {
      listeners = listeners.filter((listener) => listener.tab !== own)
      tabs[one.tab] = await openTab()
    }
    for (const each of tabs) await check(each, values, shipped, log)
  }
}

async function check(tab: Tab, values: Items[], shipped: Items[], log: readonly Change[]) {
  current = tab
  for (const [at, one] of PLACES.entries()) {
    const store = tab.stores[at] as SavedStore<unknown>
    expect(await itemsIn(tab, one), one.list).toEqual(values[at])
    expect(tab.shown[at], `${one.list}: news of it`).toBe(store.get())
    const text = localStorage.getItem(savedKey(one.list))
    expect(text === null, `${one.list}: only what differs`).toBe(isEqual(values[at], shipped[at]))
  }
  const entries = tab.savedChangeLog.get().map(({ list, part }) => ({ list, part }))
  expect(entries).toEqual(log.map((change) => ({ part: undefined, ...PLACES[change.place] })))
}

import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '#.storybook/isolateStorage'
import { isEqual } from '@/lib/isEqual'
import { apply, type LoggedItem } from '@/lib/listChanges'
import { INTEREST_IDS } from '@/lib/reader'
import { SPEEDS, TEXT_SIZES } from '@/lib/readingPreferences'
import type { SavedName } from '@/lib/savedNames.gen'
import { SAVED_VERSION, type SavedStore } from '@/lib/savedStore'
import { STORAGE_KEYS, savedNames } from '@/saved/allStorageKeys'
import { isLogged, type LogEntry, type LogPlace } from '@/saved/changeLog'

/** The parts of the lists that have some. */
const PARTS: Partial<Record<SavedName, readonly string[]>> = {
  pageCategories: ['main', 'egypt'],
  managedCategories: ['news', 'sports'],
}
/** The texts that the lists of texts can have, in their order. */
const TEXTS: Partial<Record<SavedName, readonly string[]>> = {
  interests: INTEREST_IDS,
  recentRecords: ['user:user-1', 'country:EG', 'screen:/admin/ads'],
}

/** The values of the fields that have a few, none of which another edit makes. */
const CHOICES: Readonly<Record<string, readonly unknown[]>> = {
  textSize: TEXT_SIZES,
  contrast: ['system', 'more'],
  speed: SPEEDS,
}

/** The first item of the lists that ship without one. */
const FIRST: Partial<Record<SavedName, object>> = {
  tables: { table: 'messages', density: 'dense', columnOrder: ['date'], hidden: [] },
  views: { id: 'view-1', screen: 'messages', name: 'غير المقروءة', search: {}, isPinned: true },
  follows: { kind: 'source', id: 'مصدر', file: 'sports' },
  activity: { story: 'sports-football-1', title: 'عنوان', place: 'رياضة', readAt: '2026-11-20' },
}

type Place = { list: SavedName; part?: string | undefined }
/** Everything that can be saved. The change log is written with it. */
const places: readonly Place[] = savedNames.flatMap((name): Place[] => {
  if (name === 'changeLog') return []
  return PARTS[name]?.map((part) => ({ list: name, part })) ?? [{ list: name }]
})
const keyOf = ({ list, part = '' }: Place) => `${list} ${part}`
const logged = (place: Place) => (isLogged(place.list) ? (place as LogPlace) : null)

// Tabs: each has modules of its own; all share the storage, whose events the other tabs get.

let listeners: { tab: object | null; type: string; run: (event: { key: string }) => void }[] = []
let current: object | null = null

/** Runs code as one of the tabs does: other tabs get the events of what it stores. */
async function as<T>(tab: object, run: () => T): Promise<Awaited<T>> {
  current = tab
  return await run()
}

beforeEach(() => {
  listeners = []
  const storage = memoryStorage()
  const writing = (name: 'setItem' | 'removeItem') => (key: string, value: string) => {
    const before = storage.getItem(key)
    storage[name](key, value)
    if (storage.getItem(key) === before) return
    for (const { tab, type, run } of [...listeners])
      if (type === 'storage' && tab !== current) run({ key })
  }
  vi.stubGlobal('localStorage', {
    ...{ getItem: storage.getItem, clear: storage.clear },
    ...{ setItem: writing('setItem'), removeItem: writing('removeItem') },
  })
  vi.stubGlobal('document', {})
  vi.stubGlobal('addEventListener', (type: string, run: () => void) => {
    listeners.push({ tab: current, type, run })
  })
  vi.stubGlobal('removeEventListener', (_: string, run: () => void) => {
    listeners = listeners.filter((one) => one.run !== run)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

type Tab = Awaited<ReturnType<typeof openTab>>

async function openTab() {
  const tab = {}
  current = tab
  vi.resetModules()
  const [{ SAVED_LISTS }, items, changeLog, storage, keys] = await Promise.all([
    import('@/saved/registry'),
    import('@/saved/items'),
    import('@/saved/changeLog'),
    import('@/lib/storage'),
    import('@/saved/allStorageKeys'),
  ])
  const stores = await Promise.all(
    savedNames.map((name) => SAVED_LISTS[name].load() as Promise<SavedStore<unknown>>),
  )
  // What a tab imports later is a module of the tab that was opened last.
  for (const store of stores) Object.assign(SAVED_LISTS[store.name], { load: async () => store })
  /** What the tab shows: it reads a list again only when the list's store calls back. */
  const shown = new Map<SavedName, unknown>()
  for (const store of stores) {
    const show = () => shown.set(store.name, store.get())
    show()
    store.subscribe(show)
  }
  return Object.assign(tab, { ...items, ...changeLog, ...storage, ...keys, stores, shown })
}

function closeTab(tab: Tab) {
  listeners = listeners.filter((one) => one.tab !== tab)
}

const storeOf = (tab: Tab, name: SavedName) => {
  const store = tab.stores.find((one) => one.name === name)
  if (!store) throw new Error(name)
  return store
}
const read = async (tab: Tab, place: Place): Promise<unknown> => {
  const inLog = logged(place)
  return inLog ? tab.readItems(inLog) : storeOf(tab, place.list).get()
}

// What editors and readers do to a value: one small edit for each number, or none if the list does not allow it.

type Item = Readonly<Record<string, unknown>>

function edit(tab: Tab, place: Place, value: unknown, n: number): unknown {
  const texts = TEXTS[place.list]
  if (texts) {
    const chosen = texts[n % texts.length]
    return texts.filter((one) => (one === chosen) !== (value as string[]).includes(one))
  }
  if (typeof value === 'boolean') return n % 2 === 0 ? value : !value
  const isList = Array.isArray(value) && place.list !== 'systemSettings'
  const next = isList
    ? editList((value.length ? value : [FIRST[place.list] ?? []].flat()) as Item[], n)
    : Array.isArray(value)
      ? value.map((item) => editItem(item, n))
      : editItem(value as Item, n)
  return fits(tab, place, next) ? next : value
}

function editList(items: readonly Item[], n: number): readonly Item[] {
  const at = Math.floor(n / 5) % Math.max(items.length, 1)
  const item = items[at]
  if (!item) return items
  const others = items.filter((_, index) => index !== at)
  const added = { ...item, id: `${item.id}-${n}` }
  const isTaken = !('id' in item) || items.some(({ id }) => id === added.id)
  const next =
    n % 5 === 0
      ? others
      : n % 5 === 1
        ? [item, ...others]
        : n % 5 === 2 && !isTaken
          ? [...items, added]
          : items.map((one) => (one === item ? editItem(one, n) : one))
  return next.map((one, index) => ({
    ...one,
    ...('order' in one && { order: index + 1 }),
    ...('priority' in one && { priority: index + 1 }),
  }))
}

function editItem(item: Item, n: number): Item {
  const fields = Object.keys(item).filter((field) => !['id', 'order', 'priority'].includes(field))
  const field = fields[n % fields.length] ?? ''
  const was = item[field]
  const choices = CHOICES[field]
  if (choices) return { ...item, [field]: choices[n % choices.length] }
  if (typeof was === 'boolean') return { ...item, [field]: !was }
  if (typeof was === 'number') return { ...item, [field]: was + 1 }
  return typeof was === 'string' ? { ...item, [field]: `${was} ${n}` } : item
}

/** Whether the list allows this value; some texts are one of few, or a day. */
function fits(tab: Tab, { list, part }: Place, value: unknown): boolean {
  const whole = part
    ? { [part]: value }
    : list === 'systemSettings'
      ? (value as Item[]).map(({ id: _, ...settings }) => settings)[0]
      : value
  try {
    storeOf(tab, list).parse({ version: SAVED_VERSION, value: whole })
    return true
  } catch {
    return false
  }
}

/** What reverting means (ADR-16), said once more: by item, without regard to places. */
function reverted(now: readonly Item[], { before, after }: Change): Item[] {
  const find = (items: readonly Item[], id: unknown) => items.find((item) => item.id === id)
  const kept = now.flatMap((item): Item[] => {
    const [was, is] = [find(before, item.id), find(after, item.id)]
    if (!is) return [item]
    if (!was) return []
    const fields = Object.keys({ ...was, ...is }).filter((key) => !isEqual(was[key], is[key]))
    return [{ ...item, ...Object.fromEntries(fields.map((field) => [field, was[field]])) }]
  })
  const back = before.filter(({ id }) => !find(after, id) && !find(now, id))
  return unplaced([...kept, ...back])
}
const unplaced = (items: readonly Item[]): Item[] =>
  items
    .map(({ order: _, priority: __, ...item }) => item)
    .sort((a, b) => String(a.id).localeCompare(String(b.id)))

type Change = { place: Place; before: readonly Item[]; after: readonly Item[] }
type Model = {
  values: Map<string, unknown>
  /** oldest first */
  log: readonly Change[]
  /** what each logged place was when the log had this many entries: the fold over the later ones starts there */
  starts: Map<string, { value: unknown; count: number }>
}

const tabs = fc.nat(1)
/** Steps with a few of the places, so that many steps meet. */
const steps = fc
  .uniqueArray(fc.constantFrom(...places), { minLength: 1, maxLength: 4 })
  .chain((some) => fc.array(stepWith(some), { minLength: 1, maxLength: 16 }))
const stepWith = (some: readonly Place[]) =>
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        do: fc.constant('save' as const),
        tab: tabs,
        place: fc.constantFrom(...some),
        edits: fc.array(fc.nat(400), { minLength: 1, maxLength: 4 }),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({ do: fc.constant('revert' as const), tab: tabs, nth: fc.nat(4) }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constant('reset' as const),
        tab: tabs,
        name: fc.constantFrom(...some.map(({ list }) => list), 'changeLog' as const),
      }),
    },
    ...(['reload', 'resetAll'] as const).map((act) => ({
      weight: 2,
      arbitrary: fc.record({ do: fc.constant(act), tab: tabs }),
    })),
  )
type Step = ReturnType<typeof stepWith> extends fc.Arbitrary<infer One> ? One : never

test('every list can be edited in several ways', async () => {
  const tab = await openTab()
  for (const place of places) {
    const value = await read(tab, place)
    const edits = [...Array(200).keys()].map((n) => JSON.stringify(edit(tab, place, value, n)))
    expect(new Set(edits).size, keyOf(place)).toBeGreaterThan(typeof value === 'boolean' ? 1 : 2)
  }
})

test('two tabs after any saves, reverts, reloads and resets: what they show, what is stored, and the log is what was done', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (steps) => {
      localStorage.clear()
      listeners = []
      await play(steps)
    }),
    { numRuns: 80 },
  )
}, 60_000)

async function play(steps: readonly Step[]) {
  const open = [await openTab(), await openTab()] as [Tab, Tab]
  const shipped = new Map<string, unknown>()
  for (const place of places) shipped.set(keyOf(place), await read(open[0], place))
  const startsFrom = (values: Map<string, unknown>, count: number) =>
    new Map([...values].map(([key, value]) => [key, { value, count }]))
  const first = (): Model => ({
    values: new Map(shipped),
    log: [],
    starts: startsFrom(shipped, 0),
  })
  let model = first()

  async function reload(index: number) {
    closeTab(open[index] as Tab)
    open[index] = await openTab()
  }

  /** Saves the items of a logged list with their entry. */
  async function record(tab: Tab, place: LogPlace, after: Item[], reverts?: string) {
    const before = model.values.get(keyOf(place)) as Item[]
    await tab.saveItems(place, before as LoggedItem[], after as LoggedItem[], reverts)
    model.values.set(keyOf(place), after)
    if (!isEqual(before, after)) model.log = [...model.log, { place, before, after }]
  }

  async function run(one: Step, tab: Tab) {
    if (one.do === 'save') {
      const now = model.values.get(keyOf(one.place))
      const next = one.edits.reduce((value, n) => edit(tab, one.place, value, n), now)
      const inLog = logged(one.place)
      if (inLog) return record(tab, inLog, next as Item[])
      storeOf(tab, one.place.list).save(next)
      model.values.set(keyOf(one.place), next)
    }
    if (one.do === 'revert') {
      const nth = one.nth % Math.max(model.log.length, 1)
      const change = model.log.at(-1 - nth)
      const entry = tab.savedChangeLog.get()[nth]
      if (!change || !entry) return
      const now = model.values.get(keyOf(change.place)) as Item[]
      const after = apply(now as LoggedItem[], tab.revertOf(entry))
      expect(unplaced(after)).toEqual(reverted(now, change))
      if (isEqual(now, change.after)) expect(after).toEqual(change.before)
      await record(tab, change.place as LogPlace, after, entry.id)
    }
    if (one.do === 'reset') {
      const store = storeOf(tab, one.name)
      store.save(store.shipped())
      if (one.name === 'changeLog') {
        model.log = []
        model.starts = startsFrom(model.values, 0)
      }
      for (const place of places.filter(({ list }) => list === one.name)) {
        const value = shipped.get(keyOf(place))
        model.values.set(keyOf(place), value)
        model.starts.set(keyOf(place), { value, count: model.log.length })
      }
    }
    if (one.do === 'resetAll') {
      for (const { key, area } of Object.values(tab.STORAGE_KEYS)) tab.removeText(key, area)
      model = first()
    }
  }

  for (const one of steps) {
    const tab = open[one.tab] as Tab
    await as(tab, () => run(one, tab))
    // The panel reloads the page after a reset of everything.
    if (['reload', 'resetAll'].includes(one.do)) await reload(one.tab)
    for (const tab of open) await as(tab, () => check(tab, model, shipped))
  }
  await reload(0)
  await as(open[0], () => check(open[0], model, shipped))
}

async function check(tab: Tab, { values, log, starts }: Model, shipped: Map<string, unknown>) {
  for (const store of tab.stores) {
    const value = store.get()
    expect(tab.shown.get(store.name), `${store.name}: news of it`).toBe(value)
    const text = localStorage.getItem(STORAGE_KEYS[store.name].key)
    expect(text === null, `${store.name}: only what differs is stored`).toBe(
      isEqual(value, store.shipped()),
    )
  }
  const entries: readonly LogEntry[] = tab.savedChangeLog.get().toReversed()
  expect(entries.map(({ list, part }) => ({ list, part }))).toEqual(
    log.map(({ place: { list, part } }) => ({ list, part })),
  )
  for (const place of places) {
    const key = keyOf(place)
    expect(await read(tab, place), key).toEqual(values.get(key))
    const parts = storeOf(tab, place.list).get() as Readonly<Record<string, unknown>>
    if (place.part)
      expect(place.part in parts, `${key}: only what differs is stored`).toBe(
        !isEqual(values.get(key), shipped.get(key)),
      )
    const start = starts.get(key)
    if (!logged(place) || !start) continue
    const changes = entries
      .slice(start.count)
      .filter((entry) => keyOf(entry) === key)
      .map(({ change }) => change)
    expect(
      changes.reduce<readonly LoggedItem[]>(apply, start.value as LoggedItem[]),
      `${key}: the log leads to it`,
    ).toEqual(values.get(key))
  }
}

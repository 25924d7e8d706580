import { type DataName, type DemoData, dataNames } from '@mocks/backend/data/dataKeys'
import { seed } from '@mocks/backend/data/seed'
import { openDB } from 'idb'
import { session } from '@/lib/reader'
import { savedSettings } from '@/saved/readerSettings'

const MAX_ENTRIES = 1000

export const BEGINNING = 0

export const headOf = async (pages: Pages): Promise<Head> =>
  (await pages.get('head')) ?? { data: {}, point: BEGINNING, last: BEGINNING }

export const differingNames = (before: DemoData, after: DemoData): DataName[] =>
  dataNames.filter((name) => before[name] !== after[name])

/** The stored texts of these names, as they are now. */
export type Written = { data: DemoData; names: readonly DataName[] }

/** Adds what differs from the journal; of a removed text the member is undefined. */
export async function addEntry(pages: Pages, written: DemoData): Promise<void> {
  const head = await headOf(pages)
  const next = { ...head.data, ...written }
  const changed = differingNames(head.data, next)
  if (changed.length === 0) return
  const { point, last } = head
  // The line that the change log adds to what an editor has saved; its code may still have to load.
  if (changed.every((name) => name === 'changeLog') && point === last && last !== BEGINNING) {
    await pages.put(next, last)
    await pages.put({ ...head, data: next }, 'head')
  } else await append(pages, actorOf(changed, head.data, next), 'write', next)
}

/** Adds a point without data: the way back is the point before it. */
export async function addReset(pages: Pages): Promise<Written> {
  const { data } = await headOf(pages)
  await append(pages, PANEL, 'reset', {})
  return { data: {}, names: differingNames(data, {}) }
}

const PANEL: Actor = { role: 'panel', name: '' }

/** Adds an entry at the end, after a jump also the way back, and goes there: no entry is dropped. */
async function append(pages: Pages, by: Actor, kind: Entry['kind'], data: DemoData) {
  const head = await headOf(pages)
  const isElsewhere = head.point !== head.last && kind !== 'return'
  if (isElsewhere) await append(pages, PANEL, 'return', head.data)
  const id = head.last + (isElsewhere ? 2 : 1)
  const entry = { id, at: new Date().toISOString(), by, kind }
  const all = [...((await pages.get('entries')) ?? []), entry]
  for (const dropped of all.slice(0, -MAX_ENTRIES)) await pages.delete(dropped.id)
  await pages.put(all.slice(-MAX_ENTRIES), 'entries')
  await pages.put(data, id)
  await pages.put({ data, point: id, last: id }, 'head')
}

export async function goTo(pages: Pages, point: number): Promise<Written> {
  const head = await headOf(pages)
  const data = await stateAt(pages, point)
  await pages.put({ ...head, data, point }, 'head')
  return { data, names: differingNames(head.data, data) }
}

export const stateAt = async (pages: Pages, point: number): Promise<DemoData> =>
  (await pages.get(point)) ?? {}

/** What readers write for themselves; editors write the other lists. */
const READERS: readonly DataName[] = [
  'profile',
  'interests',
  'follows',
  'savedArticles',
  'activity',
  'settings',
  'reading',
]

/** Who has made this change: one more message comes from a visitor, every other change of messages from an editor. */
function actorOf(names: readonly DataName[], before: DemoData, after: DemoData): Actor {
  if (names.includes('messages') && countIn(after.messages) > countIn(before.messages))
    return { role: 'visitor', name: '' }
  const role = names.every((name) => READERS.includes(name)) ? 'reader' : 'editor'
  return { role, name: session.get().isSignedIn ? savedSettings.get().name : '' }
}

/** The number of messages in a stored text. Inside a string of JSON no quote is bare. */
const countIn = (text: string | undefined): number =>
  text === undefined ? seed().length : text.split('"createdAt":').length - 1

/** Who made a change: a visitor sends messages, the panel jumps, nobody what ships. */
export type Actor = { role: 'nobody' | 'visitor' | 'reader' | 'editor' | 'panel'; name: string }

/** One write, or several at the same moment; `return` leads from the end to the point where somebody wrote again, `reset` to the data that ship. */
export type Entry = { id: number; at: string; by: Actor; kind: 'write' | 'return' | 'reset' }

export type Head = {
  data: DemoData
  /** the id of the last entry that applies */
  point: number
  last: number
}

/** The head, the list of all entries, and the data after an entry, by its id: apart, since the panel lists a thousand entries. */
type Key = 'head' | 'entries' | number
type Value<K extends Key> = K extends 'head' ? Head : K extends 'entries' ? Entry[] : DemoData

/** A journal inside one transaction: no other tab writes it meanwhile. */
export type Pages = {
  get: <K extends Key>(key: K) => Promise<Value<K> | undefined>
  put: <K extends Key>(value: Value<K>, key: K) => Promise<unknown>
  delete: (key: number) => Promise<unknown>
  getAllKeys: () => Promise<Key[]>
}

export type JournalStore = {
  isLasting: boolean
  change: <T>(run: (pages: Pages) => Promise<T>) => Promise<T>
}

/** In IndexedDB, because localStorage has about 5 MB for all that the app saves; in memory where the browser forbids it. */
export async function openJournalStore(): Promise<JournalStore> {
  try {
    const database = await openDB('madar-demo', 4, {
      upgrade(created) {
        for (const name of created.objectStoreNames) created.deleteObjectStore(name)
        created.createObjectStore('journal')
      },
      // A page of a later release waits for this one.
      blocking: (_, __, { target }) => (target as IDBDatabase).close(),
    })
    return {
      isLasting: true,
      async change(run) {
        const transaction = database.transaction('journal', 'readwrite')
        // A put that does not fit rejects here, and `done` rejects too.
        transaction.done.catch(() => undefined)
        const result = await run(transaction.store as unknown as Pages)
        await transaction.done
        return result
      },
    }
  } catch {
    return memoryJournal()
  }
}

/** A journal that lasts until the page is reloaded; it continues another one. */
export function memoryJournal(known: Iterable<readonly [Key, unknown]> = []): JournalStore {
  const map = new Map<Key, unknown>(known)
  const pages = {
    get: async (key: Key) => map.get(key),
    put: async (value: unknown, key: Key) => map.set(key, value),
    delete: async (key: number) => map.delete(key),
    getAllKeys: async () => [...map.keys()],
  } as Pages
  let last: Promise<unknown> = Promise.resolve()
  return {
    isLasting: false,
    change(run) {
      const result = last.then(() => run(pages))
      last = result.catch(() => undefined)
      return result
    },
  }
}

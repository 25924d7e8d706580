import type { DemoData } from '@mocks/backend/data/dataKeys'
import { type DBSchema, openDB } from 'idb'

/** ms since 1970, also in a tab whose clock a tour has shifted, and in a story, whose clock is still. */
export const realNow = (): number => performance.timeOrigin + performance.now()

/** Who made a change: a visitor sends messages, the panel jumps and imports. */
export type Actor = { role: 'visitor' | 'reader' | 'editor' | 'panel'; name: string }

/**
 * One write, or several at the same moment. `found` is what the browser held before there was a journal, `earlier` the
 * oldest entry, when others before it were dropped, `return` leads from the end of the journal to the point where somebody wrote again.
 */
export type Entry = {
  /** counts up; 0 is the beginning */
  id: number
  /** ISO 8601 */
  at: string
  by: Actor
  kind: 'write' | 'found' | 'earlier' | 'import' | 'return'
}

export type Head = {
  /** the data at the current point, as the journal knows them */
  data: DemoData
  /** the id of the last entry that applies */
  point: number
  /** the id of the newest entry, and how many there are: to add one, the others are not read */
  last: number
  count: number
  /** ms since 1970, for the removal of journals whose tab is gone */
  usedAt: number
}

/** A journal inside one transaction: no other tab writes it meanwhile. */
export type Pages = {
  head: () => Promise<Head | undefined>
  setHead: (head: Head) => Promise<unknown>
  /** in their order; with a limit the oldest of them */
  entries: (limit?: number) => Promise<Entry[]>
  /** the ids of all, in their order */
  ids: () => Promise<number[]>
  put: (entry: Entry) => Promise<unknown>
  /** all data after an entry */
  state: (id: number) => Promise<DemoData | undefined>
  putState: (id: number, data: DemoData) => Promise<unknown>
  /** with its state */
  remove: (id: number) => Promise<unknown>
}

export type JournalStore = {
  /** whether the journal survives a reload */
  isLasting: boolean
  change: <T>(run: (pages: Pages) => Promise<T>) => Promise<T>
}

interface Schema extends DBSchema {
  entries: { key: [scope: string, id: number]; value: Entry }
  /** apart from the entries: the panel lists a thousand of those */
  states: { key: [scope: string, id: number]; value: DemoData }
  heads: { key: string; value: Head }
}

const NAME = 'madar-demo'
const TWO_DAYS_MS = 2 * 24 * 60 * 60 * 1000
/** The journal of the browser's own data; a tab with data of its own has its id. */
export const BROWSER = 'browser'

/**
 * Opens the journal of this browser, or of one tab. It is in IndexedDB, because localStorage has about 5 MB for all
 * that the app saves. Where the browser forbids it, the journal lasts until the page is reloaded.
 */
export async function openJournalStore(scope: string): Promise<JournalStore> {
  try {
    const database = await openDB<Schema>(NAME, 2, {
      upgrade(created) {
        // A journal of the first version had differences instead of states; a new one begins with what is stored.
        for (const name of created.objectStoreNames) created.deleteObjectStore(name)
        for (const name of STORES) created.createObjectStore(name)
      },
      // A page of a later release waits for this one.
      blocking: (_, __, { target }) => (target as IDBDatabase).close(),
    })
    const range = rangeOf(scope)
    let isTidy = false
    return {
      isLasting: true,
      async change(run) {
        const transaction = database.transaction(STORES, 'readwrite')
        const [entries, states, heads] = [
          transaction.objectStore('entries'),
          transaction.objectStore('states'),
          transaction.objectStore('heads'),
        ]
        // A put that does not fit rejects here, and `done` rejects too.
        transaction.done.catch(() => undefined)
        // With all data in it, so it is read once.
        let read: Promise<Head | undefined> | undefined
        const result = await run({
          head: () => (read ??= heads.get(scope)),
          setHead: (head) => {
            read = Promise.resolve(head)
            return heads.put(head, scope)
          },
          entries: (limit) => entries.getAll(range, limit),
          ids: async () => (await entries.getAllKeys(range)).map(([, id]) => id),
          put: (entry) => entries.put(entry, [scope, entry.id]),
          state: (id) => states.get([scope, id]),
          putState: (id, data) => states.put(data, [scope, id]),
          remove: (id) => Promise.all([entries.delete([scope, id]), states.delete([scope, id])]),
        })
        if (!isTidy) await removeOldTabs()
        await transaction.done
        isTidy = true
        return result

        async function removeOldTabs() {
          for (const other of await heads.getAllKeys()) {
            if (other === BROWSER || other === scope) continue
            const head = await heads.get(other)
            if (head && realNow() - head.usedAt < TWO_DAYS_MS) continue
            await heads.delete(other)
            await entries.delete(rangeOf(other))
            await states.delete(rangeOf(other))
          }
        }
      },
    }
  } catch {
    return memoryJournal()
  }
}

const STORES = ['entries', 'states', 'heads'] as const

const rangeOf = (scope: string) => IDBKeyRange.bound([scope, 0], [scope, Number.POSITIVE_INFINITY])

/** A journal that lasts until the page is reloaded, with what an earlier one has. */
export function memoryJournal(
  initial: { head?: Head; entries?: readonly Entry[]; states?: ReadonlyMap<number, DemoData> } = {},
): JournalStore {
  let head = initial.head
  const entries = new Map((initial.entries ?? []).map((entry) => [entry.id, entry]))
  const states = new Map(initial.states)
  let last: Promise<unknown> = Promise.resolve()
  const sorted = () => [...entries.values()].sort((a, b) => a.id - b.id)
  const pages: Pages = {
    head: async () => head,
    setHead: async (next) => {
      head = next
    },
    entries: async (limit) => sorted().slice(0, limit),
    ids: async () => sorted().map(({ id }) => id),
    put: async (entry) => entries.set(entry.id, entry),
    state: async (id) => states.get(id),
    putState: async (id, data) => states.set(id, data),
    remove: async (id) => entries.delete(id) && states.delete(id),
  }
  return {
    isLasting: false,
    change(run) {
      const result = last.then(() => run(pages))
      last = result.catch(() => undefined)
      return result
    },
  }
}

import type { DemoData } from '@mocks/backend/data/dataKeys'
import { type DBSchema, openDB } from 'idb'

/** Who made a change: a visitor sends messages, the panel jumps. */
export type Actor = { role: 'visitor' | 'reader' | 'editor' | 'panel'; name: string }

/** One write, or several at the same moment; `return` leads from the end to the point where somebody wrote again, `reset` to the data that ship. */
export type Entry = {
  id: number
  at: string
  by: Actor
  kind: 'write' | 'return' | 'reset'
}

export type Head = {
  data: DemoData
  /** the id of the last entry that applies */
  point: number
  last: number
}

/** A journal inside one transaction: no other tab writes it meanwhile. */
export type Pages = {
  head: () => Promise<Head | undefined>
  setHead: (head: Head) => Promise<unknown>
  entries: () => Promise<Entry[]>
  put: (entry: Entry) => Promise<unknown>
  state: (id: number) => Promise<DemoData | undefined>
  putState: (id: number, data: DemoData) => Promise<unknown>
  remove: (id: number) => Promise<unknown>
}

export type JournalStore = {
  isLasting: boolean
  change: <T>(run: (pages: Pages) => Promise<T>) => Promise<T>
}

interface Schema extends DBSchema {
  entries: { key: number; value: Entry }
  /** apart from the entries: the panel lists a thousand of those */
  states: { key: number; value: DemoData }
  heads: { key: string; value: Head }
}

const STORES = ['entries', 'states', 'heads'] as const

/** In IndexedDB, because localStorage has about 5 MB for all that the app saves; in memory where the browser forbids it. */
export async function openJournalStore(): Promise<JournalStore> {
  try {
    const database = await openDB<Schema>('madar-demo', 3, {
      upgrade(created) {
        for (const name of created.objectStoreNames) created.deleteObjectStore(name)
        for (const name of STORES) created.createObjectStore(name)
      },
      // A page of a later release waits for this one.
      blocking: (_, __, { target }) => (target as IDBDatabase).close(),
    })
    return {
      isLasting: true,
      async change(run) {
        const transaction = database.transaction(STORES, 'readwrite')
        const entries = transaction.objectStore('entries')
        const states = transaction.objectStore('states')
        const heads = transaction.objectStore('heads')
        // A put that does not fit rejects here, and `done` rejects too.
        transaction.done.catch(() => undefined)
        const result = await run({
          head: () => heads.get('head'),
          setHead: (head) => heads.put(head, 'head'),
          entries: () => entries.getAll(),
          put: (entry) => entries.put(entry, entry.id),
          state: (id) => states.get(id),
          putState: (id, data) => states.put(data, id),
          remove: (id) => Promise.all([entries.delete(id), states.delete(id)]),
        })
        await transaction.done
        return result
      },
    }
  } catch {
    return memoryJournal()
  }
}

/** A journal that lasts until the page is reloaded. */
export function memoryJournal(): JournalStore {
  let head: Head | undefined
  const entries = new Map<number, Entry>()
  const states = new Map<number, DemoData>()
  let last: Promise<unknown> = Promise.resolve()
  const pages: Pages = {
    head: async () => head,
    setHead: async (next) => {
      head = next
    },
    entries: async () => [...entries.values()],
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

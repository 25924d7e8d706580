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

interface Schema extends DBSchema {
  journal: { key: Key; value: Value<Key> }
}

/** In IndexedDB, because localStorage has about 5 MB for all that the app saves; in memory where the browser forbids it. */
export async function openJournalStore(): Promise<JournalStore> {
  try {
    const database = await openDB<Schema>('madar-demo', 4, {
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

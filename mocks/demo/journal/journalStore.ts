import type { DemoData } from '@mocks/backend/data/dataKeys'
import { realNow } from '@mocks/demo/realNow'
import { type DBSchema, openDB } from 'idb'
import type { DataChange } from './textChange'

/** Who made a change: a visitor sends messages, the panel jumps and imports. */
export type Actor = { role: 'visitor' | 'reader' | 'editor' | 'panel'; name: string }

/**
 * One write, or several at the same moment. `found` is what the browser held before there was a journal, `earlier` is
 * what the oldest entries came to, `return` leads from the end of the journal to the point where somebody wrote again.
 */
export type Entry = {
  /** counts up; 0 is the beginning */
  id: number
  /** ISO 8601 */
  at: string
  by: Actor
  kind: 'write' | 'found' | 'earlier' | 'import' | 'return'
  change: DataChange
  /** the name that somebody gave to the point after this entry */
  name?: string
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
  /** where the reset began, with the browser's other texts that it removed */
  reset?: { point: number; texts: Readonly<Record<string, string>> }
}

/** A journal inside one transaction: no other tab writes it meanwhile. */
export type Pages = {
  head: () => Promise<Head | undefined>
  setHead: (head: Head) => Promise<unknown>
  /** in their order; with a limit the oldest of them */
  entries: (limit?: number) => Promise<Entry[]>
  /** the entries that lead from one point to another */
  between: (from: number, to: number) => Promise<Entry[]>
  /** the ids of all, in their order */
  ids: () => Promise<number[]>
  entry: (id: number) => Promise<Entry | undefined>
  put: (entry: Entry) => Promise<unknown>
  remove: (id: number) => Promise<unknown>
}

export type JournalStore = {
  /** whether the journal survives a reload */
  isLasting: boolean
  change: <T>(run: (pages: Pages) => Promise<T>) => Promise<T>
}

interface Schema extends DBSchema {
  entries: { key: [scope: string, id: number]; value: Entry }
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
    const database = await openDB<Schema>(NAME, 1, {
      upgrade(created) {
        created.createObjectStore('entries')
        created.createObjectStore('heads')
      },
    })
    const range = rangeOf(scope)
    let isTidy = false
    return {
      isLasting: true,
      async change(run) {
        const transaction = database.transaction(['entries', 'heads'], 'readwrite')
        const [entries, heads] = [
          transaction.objectStore('entries'),
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
          between: async (from, to) =>
            // A range without a key is an error.
            from === to
              ? []
              : entries.getAll(rangeOf(scope, Math.min(from, to) + 1, Math.max(from, to))),
          ids: async () => (await entries.getAllKeys(range)).map(([, id]) => id),
          entry: (id) => entries.get([scope, id]),
          put: (entry) => entries.put(entry, [scope, entry.id]),
          remove: (id) => entries.delete([scope, id]),
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
          }
        }
      },
    }
  } catch {
    return memoryJournal()
  }
}

const rangeOf = (scope: string, from = 0, to = Number.POSITIVE_INFINITY) =>
  IDBKeyRange.bound([scope, from], [scope, to])

/** A journal that lasts until the page is reloaded, with what an earlier one has. */
export function memoryJournal(
  initial: { head?: Head; entries?: readonly Entry[] } = {},
): JournalStore {
  let head = initial.head
  const entries = new Map((initial.entries ?? []).map((entry) => [entry.id, entry]))
  let last: Promise<unknown> = Promise.resolve()
  const sorted = () => [...entries.values()].sort((a, b) => a.id - b.id)
  const pages: Pages = {
    head: async () => head,
    setHead: async (next) => {
      head = next
    },
    entries: async (limit) => sorted().slice(0, limit),
    between: async (from, to) =>
      sorted().filter(({ id }) => id > Math.min(from, to) && id <= Math.max(from, to)),
    ids: async () => sorted().map(({ id }) => id),
    entry: async (id) => entries.get(id),
    put: async (entry) => entries.set(entry.id, entry),
    remove: async (id) => entries.delete(id),
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

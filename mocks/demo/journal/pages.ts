import { type DataName, type DemoData, dataNames } from '@mocks/backend/data/dataKeys'
import { actorOf } from './actor'
import { type Actor, type Entry, type Head, type Pages, realNow } from './journalStore'

/** The oldest entries are dropped; the first that is left says so. */
export const MAX_ENTRIES = 1000

/** The point before the first entry: what ships. */
export const BEGINNING = 0

export const emptyHead = (): Head => ({
  data: {},
  point: BEGINNING,
  last: BEGINNING,
  count: 0,
  usedAt: realNow(),
})

/** The names of the texts that differ between two states. */
export const differingNames = (
  before: DemoData,
  after: DemoData,
  names: readonly DataName[] = dataNames,
): DataName[] => names.filter((name) => before[name] !== after[name])

export type Written = {
  /** the stored texts of these names, as they are now */
  data: DemoData
  names: readonly DataName[]
  kind: Entry['kind']
}

/**
 * Adds an entry for what differs from the state that the journal knows; nothing if nothing does. After a jump, an entry
 * that leads back there comes first: no entry is ever dropped for a new one. Returns whether an entry was added.
 */
export async function addEntry(pages: Pages, { data, names, kind }: Written): Promise<boolean> {
  const head = (await pages.head()) ?? emptyHead()
  const changed = differingNames(head.data, data, names)
  if (changed.length === 0) return false
  const next = Object.fromEntries(
    dataNames.flatMap((name) => {
      const text = (changed.includes(name) ? data : head.data)[name]
      return text === undefined ? [] : [[name, text]]
    }),
  )
  let { last, count } = head
  // The line that the change log adds to what an editor has saved; its code may still have to load.
  const isOnlyLog = changed.every((name) => name === 'changeLog')
  if (isOnlyLog && head.point === last && last !== BEGINNING) {
    await pages.putState(last, next)
    await pages.setHead({ ...head, data: next })
    return true
  }
  const at = new Date().toISOString()
  const add = async (by: Actor, kind: Entry['kind'], state: DemoData) => {
    last += 1
    count += 1
    await pages.put({ id: last, at, by, kind })
    await pages.putState(last, state)
  }
  if (head.point !== last) await add(PANEL, 'return', head.data)
  await add(kind === 'import' ? PANEL : actorOf(changed, head.data, data), kind, next)
  for (; count > MAX_ENTRIES; count -= 1) await dropOldest(pages)
  await pages.setHead({ data: next, point: last, last, count, usedAt: realNow() })
  return true
}

const PANEL: Actor = { role: 'panel', name: '' }

async function dropOldest(pages: Pages) {
  const [oldest, next] = await pages.entries(2)
  if (oldest) await pages.remove(oldest.id)
  if (next) await pages.put({ ...next, kind: 'earlier' })
}

/** Goes to a point. Returns the data there, and the names of those that differ from before. */
export async function goTo(
  pages: Pages,
  point: number,
): Promise<{ data: DemoData; names: readonly DataName[] }> {
  const head = (await pages.head()) ?? emptyHead()
  const data = await stateAt(pages, point)
  await pages.setHead({ ...head, data, point, usedAt: realNow() })
  return { data, names: differingNames(head.data, data) }
}

/** The data after an entry. */
export const stateAt = async (pages: Pages, point: number): Promise<DemoData> =>
  (await pages.state(point)) ?? {}

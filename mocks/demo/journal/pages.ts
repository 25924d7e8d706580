import type { DataName, DemoData } from '@mocks/backend/data/dataKeys'
import { realNow } from '@mocks/demo/realNow'
import { actorOf } from './actor'
import type { Actor, Entry, Head, Pages } from './journalStore'
import {
  applyChanges,
  changeBetween,
  type DataChange,
  differingNames,
  isNoChange,
  revertChanges,
} from './textChange'

/** The oldest entries are put together. */
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
  const change = changeBetween(head.data, data, names)
  if (isNoChange(change)) return false
  let { last, count } = head
  const next = applyChanges(head.data, [change])
  const own = head.point === last && isOnlyLog(change) && (await pages.entry(last))
  if (own) {
    const before = revertChanges(head.data, [own.change])
    await pages.put({ ...own, change: changeBetween(before, next) })
    await pages.setHead({ ...head, data: next })
    return true
  }
  const at = new Date().toISOString()
  const add = (entry: Pick<Entry, 'by' | 'kind' | 'change'>) => {
    last += 1
    count += 1
    return pages.put({ id: last, at, ...entry })
  }
  if (head.point !== last) {
    const atEnd = dataAt(last, head, await pages.between(head.point, last))
    await add({ by: PANEL, kind: 'return', change: changeBetween(atEnd, head.data) })
  }
  await add({ by: kind === 'import' ? PANEL : actorOf(change, head.data, data), kind, change })
  for (; count > MAX_ENTRIES; count -= 1) await mergeOldest(pages)
  await pages.setHead({ data: next, point: last, last, count, usedAt: realNow() })
  return true
}

/** The line that the change log adds to what an editor has saved; its code may still have to load. */
const isOnlyLog = (change: DataChange) => Object.keys(change).every((name) => name === 'changeLog')

const PANEL: Actor = { role: 'panel', name: '' }

/** Goes to a point. Returns the data there, and the names of those that differ from before. */
export async function goTo(
  pages: Pages,
  point: number,
): Promise<{ data: DemoData; names: readonly DataName[] }> {
  const head = (await pages.head()) ?? emptyHead()
  const data = dataAt(point, head, await pages.between(head.point, point))
  const { reset: _, ...rest } = head
  await pages.setHead({ ...rest, data, point, usedAt: realNow() })
  return { data, names: differingNames(head.data, data) }
}

/** The data at a point. Needs the entries between it and the current one. */
export function dataAt(point: number, head: Head, entries: readonly Entry[]): DemoData {
  const changesBetween = (from: number, to: number) =>
    entries.filter(({ id }) => id > from && id <= to).map(({ change }) => change)
  return point >= head.point
    ? applyChanges(head.data, changesBetween(head.point, point))
    : revertChanges(head.data, changesBetween(point, head.point))
}

/** How many of the oldest entries are looked at for one without a name. */
const OLDEST = 50

/** Puts the two oldest entries together; a point with a name stays as long as it can. */
async function mergeOldest(pages: Pages) {
  const entries = await pages.entries(OLDEST)
  const unnamed = entries.findIndex(({ name }) => name === undefined)
  const at = unnamed < 0 || unnamed > OLDEST - 2 ? 0 : unnamed
  const [older, newer] = [entries[at], entries[at + 1]]
  if (!older || !newer) return
  // The journal begins with what ships, which is no text.
  const earlier = entries.slice(0, at).map(({ change }) => change)
  const before = applyChanges({}, earlier)
  const after = applyChanges(before, [older.change, newer.change])
  await pages.remove(older.id)
  await pages.put({ ...newer, kind: 'earlier', change: changeBetween(before, after) })
}

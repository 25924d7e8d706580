import { type DataName, type DemoData, dataNames } from '@mocks/backend/data/dataKeys'
import { seed } from '@mocks/backend/data/seed'
import { session } from '@/lib/reader'
import { savedReader } from '@/saved/readerSettings'
import type { Actor, Entry, Head, Pages } from './journalStore'

const MAX_ENTRIES = 1000

export const BEGINNING = 0

export const EMPTY: Head = { data: {}, point: BEGINNING, last: BEGINNING }

export const differingNames = (
  before: DemoData,
  after: DemoData,
  names: readonly DataName[] = dataNames,
): DataName[] => names.filter((name) => before[name] !== after[name])

/** The stored texts of these names, as they are now. */
export type Written = { data: DemoData; names: readonly DataName[] }

/** Adds what differs from the journal, after a jump also the way back: no entry is dropped. Returns whether it did. */
export async function addEntry(pages: Pages, { data, names }: Written): Promise<boolean> {
  const head = (await pages.head()) ?? EMPTY
  const changed = differingNames(head.data, data, names)
  if (changed.length === 0) return false
  const next: Partial<Record<DataName, string>> = { ...head.data }
  for (const name of changed) {
    if (data[name] === undefined) delete next[name]
    else next[name] = data[name]
  }
  let { last } = head
  const add = async (by: Actor, kind: Entry['kind'], state: DemoData) => {
    last += 1
    await pages.put({ id: last, at: new Date().toISOString(), by, kind })
    await pages.putState(last, state)
    await pages.remove(last - MAX_ENTRIES)
  }
  // The line that the change log adds to what an editor has saved; its code may still have to load.
  const isOnlyLog = changed.every((name) => name === 'changeLog')
  if (isOnlyLog && head.point === last && last !== BEGINNING) await pages.putState(last, next)
  else {
    if (head.point !== last) await add({ role: 'panel', name: '' }, 'return', head.data)
    await add(actorOf(changed, head.data, data), 'write', next)
  }
  await pages.setHead({ data: next, point: last, last })
  return true
}

/** Adds a point without data: the way back is the point before it. */
export async function addReset(pages: Pages): Promise<Written> {
  const { data, last } = (await pages.head()) ?? EMPTY
  const id = last + 1
  await pages.put({
    id,
    at: new Date().toISOString(),
    by: { role: 'panel', name: '' },
    kind: 'reset',
  })
  await pages.remove(id - MAX_ENTRIES)
  await pages.setHead({ data: {}, point: id, last: id })
  return { data: {}, names: differingNames(data, {}) }
}

export async function goTo(pages: Pages, point: number): Promise<Written> {
  const head = (await pages.head()) ?? EMPTY
  const data = await stateAt(pages, point)
  await pages.setHead({ ...head, data, point })
  return { data, names: differingNames(head.data, data) }
}

export const stateAt = async (pages: Pages, point: number): Promise<DemoData> =>
  (await pages.state(point)) ?? {}

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
  return { role, name: session.get().isSignedIn ? savedReader.get().name : '' }
}

/** The number of messages in a stored text. Inside a string of JSON no quote is bare. */
const countIn = (text: string | undefined): number =>
  text === undefined ? seed().length : text.split('"createdAt":').length - 1

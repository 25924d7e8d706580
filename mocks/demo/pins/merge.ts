import { isEqual } from '@/lib/isEqual'
import type { Pin, Stamped } from './pin'

/**
 * Merges pins of several files, by id. The order of the files does not matter, and a file can be merged again: of each
 * member the value with the later stamp remains. Returns them in the order of their ids, so that equal pins are equal files.
 */
export const mergePins = (...lists: readonly (readonly Pin[])[]): Pin[] =>
  mergeById(lists.flat().map(sortReplies), (a, b) => ({
    id: a.id,
    author: later(a.author, b.author),
    place: later(a.place, b.place),
    note: later(a.note, b.note),
    isResolved: later(a.isResolved, b.isResolved),
    isRemoved: later(a.isRemoved, b.isRemoved),
    replies: mergeById([...a.replies, ...b.replies], later),
  }))

const sortReplies = (pin: Pin): Pin => ({ ...pin, replies: mergeById(pin.replies, later) })

function mergeById<T extends { id: string }>(items: readonly T[], merge: (a: T, b: T) => T): T[] {
  const merged = new Map<string, T>()
  for (const item of items) {
    const other = merged.get(item.id)
    merged.set(item.id, other ? merge(other, item) : item)
  }
  return [...merged.values()].sort((a, b) => compare(a.id, b.id))
}

/** At the same moment the reviewer's id decides, then the value itself: every browser chooses the same one. */
function later<T extends Stamped<unknown>>(a: T, b: T): T {
  const order =
    a.at - b.at || compare(a.by, b.by) || compare(JSON.stringify(a.value), JSON.stringify(b.value))
  return order < 0 ? b : a
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** What a merge has brought: how many pins are new, and how many that were there have changed. Removed pins do not count. */
export function countNews(before: readonly Pin[], after: readonly Pin[]) {
  const earlier = new Map(before.map((pin) => [pin.id, pin]))
  const isShown = (pin: Pin | undefined) => pin !== undefined && !pin.isRemoved.value
  const added = after.filter((pin) => isShown(pin) && !isShown(earlier.get(pin.id))).length
  const changed = after.filter(({ id, ...pin }) => {
    const old = earlier.get(id)
    return isShown(old) && !isEqual({ id, ...pin }, old)
  }).length
  return { added, changed }
}

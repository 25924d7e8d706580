/** The difference between two states of a list, for the change log. Pure functions. */

import { isEqual } from './isEqual'
import { byId, changedFields, type Items, idsOf, type LoggedItem, rebaseItems } from './rebase'

/** What changed in a list. If an item moved, came or went, the items that are the same are there, too, by their ids. */
export type ListChange = { before: Items; after: Items }

/** An item that was added (`before` is undefined), removed (`after` is undefined) or changed. */
export type ItemChange = {
  id: string
  before?: LoggedItem | undefined
  after?: LoggedItem | undefined
}

/** The items that differ between two states of a list, the removed ones first. */
export function changedItems({ before, after }: ListChange): ItemChange[] {
  const [old, now] = [byId(before), byId(after)]
  return [...before.filter(({ id }) => !now.has(id)), ...after]
    .map(({ id }) => ({ id, before: old.get(id), after: now.get(id) }))
    .filter(({ before, after }) => !before || !after || changedFields(before, after).length > 0)
}

/** What leads from one state to the other; null if they are equal. */
export function diff(before: Items, after: Items): ListChange | null {
  const changed = new Set(changedItems({ before, after }).map(({ id }) => id))
  const isInOrder = isEqual(idsOf(before), idsOf(after))
  if (isInOrder && changed.size === 0) return null
  const logged = (items: Items) =>
    items.flatMap((item) => (changed.has(item.id) ? item : isInOrder ? [] : { id: item.id }))
  return { before: logged(before), after: logged(after) }
}

/**
 * Takes a change back in a list that may have changed otherwise since: only the fields that the change names are set,
 * nothing is added or removed twice, an edited item that is gone stays gone, and only the items of the change are sorted.
 */
export function revert(list: Items, { before, after }: ListChange): LoggedItem[] {
  const [old, now, known] = [byId(before), byId(after), byId(list)]
  const isPossible = ({ id }: LoggedItem) => !old.has(id) || !now.has(id) || known.has(id)
  return rebaseItems(after.filter(isPossible), before.filter(isPossible), list)
}

/** Whether items that were there before and after have another order. */
export function hasMoved({ before, after }: ListChange): boolean {
  const [old, now] = [byId(before), byId(after)]
  const [from, to] = [after.filter(({ id }) => old.has(id)), before.filter(({ id }) => now.has(id))]
  return !isEqual(idsOf(from), idsOf(to))
}

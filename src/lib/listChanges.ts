/** The difference between two states of a list, for the change log. Pure functions. */

import { isEqual } from './isEqual'
import { byId, changedFields, type Items, idsOf, type LoggedItem, rebaseItems } from './rebase'

/** An item that was added (`before` is null), removed (`after` is null) or changed. */
export type ItemChange = { before: LoggedItem | null; after: LoggedItem | null }

export type ListChange = {
  items: readonly ItemChange[]
  /** the ids in their order before and after; null if no item moved, came or went */
  order: { before: readonly string[]; after: readonly string[] } | null
}

export const idOf = ({ before, after }: ItemChange): string => (after ?? before)?.id ?? ''

/** What leads from one state to the other; null if they are equal. */
export function diff(before: Items, after: Items): ListChange | null {
  const [old, now] = [byId(before), byId(after)]
  const order = { before: idsOf(before), after: idsOf(after) }
  const items = [...order.before.filter((id) => !now.has(id)), ...order.after]
    .map((id) => ({ before: old.get(id) ?? null, after: now.get(id) ?? null }))
    .filter(({ before, after }) => !before || !after || changedFields(before, after).length > 0)
  const isInOrder = isEqual(order.before, order.after)
  return items.length > 0 || !isInOrder ? { items, order: isInOrder ? null : order } : null
}

/**
 * Takes a change back in a list that may have changed otherwise since: only the fields that the change names are set,
 * nothing is added or removed twice, an edited item that is gone stays gone, and only the items of the change are sorted.
 */
export function revert(list: Items, { items, order }: ListChange): LoggedItem[] {
  const known = byId(list)
  const possible = items.filter(({ before, after }) => !before || !after || known.has(after.id))
  const statesOf = (side: keyof ItemChange) => possible.flatMap((item) => item[side] ?? [])
  return rebaseItems(statesOf('after'), statesOf('before'), list, order?.before)
}

/** Whether items that were there before and after have another order. */
export function hasMoved({ order }: ListChange): boolean {
  if (!order) return false
  const kept = order.before.filter((id) => order.after.includes(id))
  return order.after.filter((id) => kept.includes(id)).some((id, at) => id !== kept[at])
}

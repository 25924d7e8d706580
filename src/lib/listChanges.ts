/**
 * The difference between two states of a list, for the change log, and how edits are made in a list that has changed
 * since. Pure functions. An item's own `order` and `priority` are not compared, because they follow from its place.
 */

import { isEqual } from './isEqual'
import { isRecord } from './isRecord'

export type LoggedItem = { readonly id: string; readonly [field: string]: unknown }
type Items = readonly LoggedItem[]
type Fields = Readonly<Record<string, unknown>>

/** An item that was added (`before` is null), removed (`after` is null) or changed. */
export type ItemChange = { before: LoggedItem | null; after: LoggedItem | null }

export type ListChange = {
  items: readonly ItemChange[]
  /** the ids in their order before and after; null if no item moved, came or went */
  order: { before: readonly string[]; after: readonly string[] } | null
}

const PLACE_FIELDS: readonly string[] = ['order', 'priority']

/** Fields whose parts are one choice: half of one and half of another is neither. */
const CHOICES: readonly string[] = ['location', 'dimensions']

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

/**
 * Makes the edits that lead from `base` to `mine` in `now`, which another tab has changed since. The values are those of
 * a list: items, settings, texts such as sources, or a record of these. An item that `mine` edited and `now` no longer
 * has is added again.
 */
export function rebase<T>(base: unknown, mine: T, now: unknown): T
export function rebase(base: unknown, mine: unknown, now: unknown): unknown {
  if (isEqual(now, base)) return mine
  if (isEqual(mine, base)) return now
  if (Array.isArray(mine) && Array.isArray(now)) {
    const from = Array.isArray(base) ? base : []
    if ([...from, ...mine, ...now].every(isRecord)) return rebaseItems(from, mine, now)
    return idsOf(rebaseItems(asItems(from), asItems(mine), asItems(now)))
  }
  if (!isRecord(mine) || !isRecord(now)) return mine
  const from = isRecord(base) ? base : {}
  const parts = Object.keys({ ...mine, ...now }).map((key) => {
    const isChosen = CHOICES.includes(key) && !isEqual(mine[key], from[key])
    return [key, isChosen ? mine[key] : rebase(from[key], mine[key], now[key])] as const
  })
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined))
}

/** @param order the ids of the items that are sorted, in their order: those of `mine` if it has moved some */
function rebaseItems(
  base: Items,
  mine: Items,
  now: Items,
  order = isEqual(idsOf(base), idsOf(mine)) ? [] : idsOf(mine),
): LoggedItem[] {
  const [from, to, known] = [byId(base), byId(mine), byId(now)]
  const kept = now.flatMap((item): Items => {
    const [was, edited] = [from.get(item.id), to.get(item.id)]
    if (was && !edited) return []
    return [was && edited ? rebase(was, edited, item) : item]
  })
  const added = mine.filter((item) => {
    const was = from.get(item.id)
    return !known.has(item.id) && (!was || changedFields(was, item).length > 0)
  })
  return numbered(sorted([...kept, ...added], order))
}

const asItems = (texts: readonly string[]): Items => texts.map((id) => ({ id }))
const idsOf = (items: Items): readonly string[] => items.map(({ id }) => id)
const byId = (items: Items) => new Map(items.map((item) => [item.id, item]))

/** Whether items that were there before and after have another order. */
export function hasMoved({ order }: ListChange): boolean {
  if (!order) return false
  const kept = order.before.filter((id) => order.after.includes(id))
  return order.after.filter((id) => kept.includes(id)).some((id, at) => id !== kept[at])
}

/** The names of the fields that differ between two states of an item. */
export const changedFields = (before: Fields, after: Fields): string[] =>
  Object.keys({ ...before, ...after }).filter(
    (field) => !PLACE_FIELDS.includes(field) && !isEqual(before[field], after[field]),
  )

/** Sorts the items that `ids` names into the places that these items have together. */
function sorted(items: Items, ids: readonly string[]): Items {
  const named = ids.flatMap((id) => items.find((item) => item.id === id) ?? [])
  return items.map((item) => (ids.includes(item.id) ? (named.shift() ?? item) : item))
}

/** `order` or `priority` is the place in the list, from 1. */
const numbered = (items: Items): LoggedItem[] =>
  items.map((item, index) => {
    const field = PLACE_FIELDS.find((name) => name in item)
    return field && item[field] !== index + 1 ? { ...item, [field]: index + 1 } : item
  })

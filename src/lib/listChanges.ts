/**
 * The difference between two states of a list, for the change log: which items changed, and whether their order did.
 * Pure functions. An item's own `order` and `priority` are not compared, because they follow from its place.
 */

import { isEqual } from './isEqual'

export type LoggedItem = { readonly id: string; readonly [field: string]: unknown }

/** An item that was added (`before` is null), removed (`after` is null) or changed. */
export type ItemChange = { before: LoggedItem | null; after: LoggedItem | null }

export type ListChange = {
  items: readonly ItemChange[]
  /** the ids in their order before and after; null if no item moved, came or went */
  order: { before: readonly string[]; after: readonly string[] } | null
}

const PLACE_FIELDS = ['order', 'priority'] as const

/** Fields whose parts are one choice: half of one and half of another is neither. */
const CHOICES: readonly string[] = ['location', 'dimensions']

export const idOf = ({ before, after }: ItemChange): string => (after ?? before)?.id ?? ''

/** What leads from one state to the other; null if they are equal. */
export function diff(
  before: readonly LoggedItem[],
  after: readonly LoggedItem[],
): ListChange | null {
  const old = byId(before)
  const now = byId(after)
  const gone = before
    .filter(({ id }) => !now.has(id))
    .map((item) => ({ before: item, after: null }))
  const others = after.flatMap((item): ItemChange[] => {
    const was = old.get(item.id)
    if (!was) return [{ before: null, after: item }]
    return changedFields(was, item).length === 0 ? [] : [{ before: was, after: item }]
  })
  const order = { before: before.map(({ id }) => id), after: after.map(({ id }) => id) }
  const hasMoved = order.before.join('\n') !== order.after.join('\n')
  const items = [...gone, ...others]
  return items.length > 0 || hasMoved ? { items, order: hasMoved ? order : null } : null
}

/** The change that leads back. */
export const inverse = ({ items, order }: ListChange): ListChange => ({
  items: items.map(({ before, after }) => ({ before: after, after: before })),
  order: order && { before: order.after, after: order.before },
})

/**
 * The list with a change applied. It may have changed otherwise since: a change sets only the fields that it names,
 * does not add or remove twice, and orders only the items that it knows.
 */
export function apply(list: readonly LoggedItem[], { items, order }: ListChange): LoggedItem[] {
  const changes = new Map(items.map((change) => [idOf(change), change]))
  const kept = list.flatMap((item): LoggedItem[] => {
    const change = changes.get(item.id)
    if (!change) return [item]
    if (!change.after) return []
    return [change.before ? withFields(item, change.before, change.after) : item]
  })
  const known = new Set(list.map(({ id }) => id))
  const added = items.flatMap(({ after, before }) =>
    after && !before && !known.has(after.id) ? [after] : [],
  )
  return numbered(arrange([...kept, ...added], order?.after ?? []))
}

/**
 * Applies the edits that lead from `base` to `mine` to `now`, which another tab has changed since. Only edited fields are
 * set. An item that `mine` edited and `now` no longer has is added again.
 */
export function rebase(
  base: readonly LoggedItem[],
  mine: readonly LoggedItem[],
  now: readonly LoggedItem[],
): LoggedItem[] {
  if (isEqual(now, base)) return [...mine]
  const change = diff(base, mine)
  if (!change) return [...now]
  const known = new Set(now.map(({ id }) => id))
  const items = change.items.map(({ before, after }) => ({
    before: after && !known.has(after.id) ? null : before,
    after,
  }))
  return apply(now, { ...change, items })
}

/** `rebase` for any value of a list of the repository: items, settings, texts such as sources, or a record of these. */
export function rebaseValue(base: unknown, mine: unknown, now: unknown): unknown {
  if (isEqual(now, base)) return mine
  if (isEqual(mine, base)) return now
  if (Array.isArray(mine) && Array.isArray(now)) {
    const from = Array.isArray(base) ? base : []
    if ([...from, ...mine, ...now].every(isRecord)) return rebase(from, mine, now)
    return rebase(asItems(from), asItems(mine), asItems(now)).map(({ id }) => id)
  }
  if (!isRecord(mine) || !isRecord(now)) return mine
  const from = isRecord(base) ? base : {}
  const parts = [...new Set([...Object.keys(mine), ...Object.keys(now)])].map(
    (key) => [key, rebaseValue(from[key], mine[key], now[key])] as const,
  )
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined))
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const asItems = (texts: readonly string[]): LoggedItem[] => texts.map((id) => ({ id }))

/** Whether items that were there before and after have another order. */
export function hasMoved({ order }: ListChange): boolean {
  if (!order) return false
  const kept = (ids: readonly string[], others: readonly string[]) =>
    ids.filter((id) => others.includes(id)).join('\n')
  return kept(order.before, order.after) !== kept(order.after, order.before)
}

/** The names of the fields that differ between two states of an item. */
export const changedFields = (before: LoggedItem, after: LoggedItem): string[] =>
  fieldsOf(before, after).filter((field) => !isEqual(before[field], after[field]))

const fieldsOf = (before: LoggedItem, after: LoggedItem) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => !(PLACE_FIELDS as readonly string[]).includes(field),
  )

const byId = (items: readonly LoggedItem[]) => new Map(items.map((item) => [item.id, item]))

function withFields(item: LoggedItem, before: LoggedItem, after: LoggedItem): LoggedItem {
  const fields = changedFields(before, after).map((field) => [
    field,
    CHOICES.includes(field) ? after[field] : rebaseValue(before[field], after[field], item[field]),
  ])
  return { ...item, ...Object.fromEntries(fields) }
}

/** Sorts the items that `ids` names into the places that these items have together. */
function arrange(items: readonly LoggedItem[], ids: readonly string[]): LoggedItem[] {
  const places = new Map(ids.map((id, place) => [id, place]))
  const sorted = items
    .filter(({ id }) => places.has(id))
    .sort((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0))
  return items.map((item) => (places.has(item.id) ? (sorted.shift() ?? item) : item))
}

/** `order` or `priority` is the place in the list, from 1. */
const numbered = (items: readonly LoggedItem[]): LoggedItem[] =>
  items.map((item, index) => {
    const field = PLACE_FIELDS.find((name) => name in item)
    return field && item[field] !== index + 1 ? { ...item, [field]: index + 1 } : item
  })

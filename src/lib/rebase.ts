import { isEqual } from './isEqual'
import { isRecord } from './isRecord'

export type LoggedItem = { readonly id: string; readonly [field: string]: unknown }
export type Items = readonly LoggedItem[]
type Fields = Readonly<Record<string, unknown>>

const PLACE_FIELDS: readonly string[] = ['order', 'priority']

/** Fields whose parts are one choice: half of one and half of another is neither. */
const CHOICES: readonly string[] = ['location', 'dimensions']

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

/** `rebase` for items; those of `mine` are sorted as there, if it has moved, added or removed some. */
export function rebaseItems(base: Items, mine: Items, now: Items): LoggedItem[] {
  const order = isEqual(idsOf(base), idsOf(mine)) ? [] : idsOf(mine)
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
export const idsOf = (items: Items): readonly string[] => items.map(({ id }) => id)
export const byId = (items: Items) => new Map(items.map((item) => [item.id, item]))

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

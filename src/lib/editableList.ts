/** An item of a list that editors sort: `order` runs from 1 to the number of items. */
export type Ordered = { id: string; order: number }

/** The items in the given order, with `order` set to 1..n (Spec §4: after a drop the order is renumbered from 1). */
export function renumber<Item extends Ordered>(items: readonly Item[]): Item[] {
  return items.map((item, index) =>
    item.order === index + 1 ? item : { ...item, order: index + 1 },
  )
}

/** The items sorted by `order`, which may have gaps and duplicates, then renumbered 1..n. */
export const inOrder = <Item extends Ordered>(items: readonly Item[]): Item[] =>
  renumber([...items].sort((a, b) => a.order - b.order))

/** The list with an item added at the end; its `order` is the highest one + 1 (Spec §4, §9). */
export function add<Item extends Ordered>(
  items: readonly Item[],
  item: Omit<Item, 'order'> & { order?: number },
): Item[] {
  const order = items.reduce((highest, { order }) => Math.max(highest, order), 0) + 1
  return [...items, { ...item, order } as Item]
}

/** The list with some fields of one item changed; an unknown id changes nothing. */
export const update = <Item extends { id: string }>(
  items: readonly Item[],
  id: string,
  change: Partial<Omit<Item, 'id' | 'order'>>,
): Item[] => items.map((item) => (item.id === id ? { ...item, ...change } : item))

/**
 * The list with one item moved to the index `to`, renumbered (Spec §4). `to` is clamped to the list. An unknown
 * id changes nothing.
 */
export function move<Item extends Ordered>(items: readonly Item[], id: string, to: number): Item[] {
  const from = items.findIndex((item) => item.id === id)
  const moved = items[from]
  if (!moved) return [...items]
  return renumber(items.toSpliced(from, 1).toSpliced(Math.max(to, 0), 0, moved))
}

/** A choice of the «move» menu: to the first place, one up, one down, to the last place. */
export type Step = 'first' | 'up' | 'down' | 'last'

/** The index that a step leads to from `index` in a list of `count`. It may be outside the list: `move` clamps it. */
export const stepFrom = (index: number, step: Step, count: number): number =>
  ({ first: 0, up: index - 1, down: index + 1, last: count - 1 })[step]

let made = 0

/**
 * A unique id for an item created in this browser: `kind`, the time and a counter, since two items may have
 * the same time. Call it only in event handlers, since it reads the clock.
 */
export function newId(kind: string): string {
  made += 1
  return `${kind}-${Date.now().toString(36)}-${made}`
}

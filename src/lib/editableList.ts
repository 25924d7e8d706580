/** An item of a list that editors keep in order: `order` runs from 1 to the number of items. */
export type Ordered = { id: string; order: number }

/** The items in their order, renumbered 1..n (Spec §4: after a drop the order is renumbered from 1). */
export function renumber<Item extends Ordered>(items: readonly Item[]): Item[] {
  return items.map((item, index) =>
    item.order === index + 1 ? item : { ...item, order: index + 1 },
  )
}

/** A list from data that may have gaps or doubles in its orders: sorted by them, then numbered 1..n. */
export const inOrder = <Item extends Ordered>(items: readonly Item[]): Item[] =>
  renumber([...items].sort((a, b) => a.order - b.order))

/** The list with an item at its end; its order is the highest there is + 1 (Spec §4, §9). */
export function add<Item extends Ordered>(
  items: readonly Item[],
  item: Omit<Item, 'order'> & { order?: number },
): Item[] {
  const order = items.reduce((highest, { order }) => Math.max(highest, order), 0) + 1
  return [...items, { ...item, order } as Item]
}

/** The list with some fields of one item changed; an unknown id changes nothing. */
export const update = <Item extends Ordered>(
  items: readonly Item[],
  id: string,
  change: Partial<Omit<Item, 'id' | 'order'>>,
): Item[] => items.map((item) => (item.id === id ? { ...item, ...change } : item))

/** The list without one item, renumbered. */
export const remove = <Item extends Ordered>(items: readonly Item[], id: string): Item[] =>
  renumber(items.filter((item) => item.id !== id))

/**
 * The list with one item taken to a place, counted from 0 and brought within the list, renumbered
 * (Spec §4). An unknown id changes nothing.
 */
export function move<Item extends Ordered>(items: readonly Item[], id: string, to: number): Item[] {
  const from = items.findIndex((item) => item.id === id)
  const moved = items[from]
  if (!moved) return [...items]
  const rest = items.filter((item) => item.id !== id)
  const place = Math.min(Math.max(Math.trunc(to), 0), rest.length)
  return renumber([...rest.slice(0, place), moved, ...rest.slice(place)])
}

/** A step of the «move» menu: to the first place, one up, one down, to the last. */
export type Step = 'first' | 'up' | 'down' | 'last'

/** The place, counted from 0, that a step leads to from `index` in a list of `count`; `move` keeps it within. */
export const stepFrom = (index: number, step: Step, count: number): number =>
  ({ first: 0, up: index - 1, down: index + 1, last: count - 1 })[step]

/** The list with a removed item put back at the place that its order names, renumbered. */
export function restore<Item extends Ordered>(items: readonly Item[], removed: Item): Item[] {
  if (items.some(({ id }) => id === removed.id)) return [...items]
  const place = Math.min(Math.max(removed.order - 1, 0), items.length)
  return renumber([...items.slice(0, place), removed, ...items.slice(place)])
}

/** Whether a list differs from what was last saved, in its items, their fields or their order. */
export const isDirty = <Item extends Ordered>(
  items: readonly Item[],
  saved: readonly Item[],
): boolean => JSON.stringify(items) !== JSON.stringify(saved)

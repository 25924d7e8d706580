import { inOrder, isDirty, type Ordered } from '@/lib/editableList'
import { quoted } from '@/lib/isolated'

type ChangeTexts<Item> = {
  added: (item: Item) => string
  removed: (item: Item) => string
  /** the differences of an item that both versions have, apart from its order */
  changed: (before: Item, after: Item) => string[]
}

/**
 * Describes the differences between two versions of a list, one Arabic sentence per change: added, removed, changed,
 * order. Empty if there is no difference.
 */
export function listChanges<Item extends Ordered>(
  before: readonly Item[],
  after: readonly Item[],
  nameOf: (item: Item) => string,
  texts: ChangeTexts<Item> = anyItem(nameOf),
): string[] {
  const old = new Map(before.map((item) => [item.id, item]))
  const present = new Set(after.map(({ id }) => id))
  return [
    ...after.filter(({ id }) => !old.has(id)).map(texts.added),
    ...before.filter(({ id }) => !present.has(id)).map(texts.removed),
    ...after.flatMap((item) => {
      const earlier = old.get(item.id)
      return earlier ? texts.changed(earlier, item) : []
    }),
    ...orderChange(before, after, nameOf),
  ]
}

/** Nouns, because the items of a list are masculine or feminine. */
const anyItem = <Item extends Ordered>(nameOf: (item: Item) => string): ChangeTexts<Item> => ({
  added: (item) => `إضافة ${quoted(nameOf(item))}`,
  removed: (item) => `حذف ${quoted(nameOf(item))}`,
  changed: (before, after) =>
    isDirty([before], [{ ...after, order: before.order }])
      ? [`تعديل ${quoted(nameOf(after))}`]
      : [],
})

/**
 * Compares only the items that both versions have: an added or removed one moves the others
 * without a change of order.
 */
function orderChange<Item extends Ordered>(
  before: readonly Item[],
  after: readonly Item[],
  nameOf: (item: Item) => string,
): string[] {
  const idsOf = (items: readonly Item[], others: readonly Item[]) =>
    inOrder(items)
      .map(({ id }) => id)
      .filter((id) => others.some((other) => other.id === id))
  if (idsOf(before, after).join('\n') === idsOf(after, before).join('\n')) return []
  return [`أصبح الترتيب: ${inOrder(after).map(nameOf).join('، ')}`]
}

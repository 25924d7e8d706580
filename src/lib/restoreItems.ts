/**
 * Undoes a removal from a list: returns `now` with the items of `ids`, each after the item
 * that was before it in `before`. All other changes since then remain: changed, removed, moved and new items.
 */
export function restoreItems<Item>(
  now: readonly Item[],
  before: readonly Item[],
  ids: ReadonlySet<string>,
  idOf: (item: Item) => string,
): Item[] {
  const list = [...now]
  const known = new Set(before.map(idOf))
  const first = list.findIndex((item) => known.has(idOf(item)))
  let next = first < 0 ? list.length : first
  for (const item of before) {
    const place = list.findIndex((other) => idOf(other) === idOf(item))
    if (place >= 0) next = place + 1
    else if (ids.has(idOf(item))) list.splice(next++, 0, item)
  }
  return list
}

/**
 * The removal of items from a list, and its undoing, as two edits. What comes back is what was removed: another tab may
 * have changed the items while a question was open.
 */
export function removalOf<Item extends { id: string }>(ids: ReadonlySet<string>) {
  let before: readonly Item[] = []
  return {
    remove(now: readonly Item[]): readonly Item[] {
      before = now
      return now.filter(({ id }) => !ids.has(id))
    },
    restore: (now: readonly Item[]): readonly Item[] =>
      restoreItems(now, before, ids, ({ id }) => id),
  }
}

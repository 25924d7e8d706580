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
  const present = new Set(now.map(idOf))
  const first: Item[] = []
  const after = new Map<string, Item[]>()
  let group = first
  for (const item of before) {
    const id = idOf(item)
    if (present.has(id)) {
      group = []
      after.set(id, group)
    } else if (ids.has(id)) group.push(item)
  }
  const place = now.findIndex((item) => after.has(idOf(item)))
  const others = now.flatMap((item, index) => [
    ...(index === place ? first : []),
    item,
    ...(after.get(idOf(item)) ?? []),
  ])
  return place < 0 ? [...others, ...first] : others
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

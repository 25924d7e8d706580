/**
 * Undoes a removal from a list whose items have no `order`: returns `now` with the items of `ids` at their places
 * in `before`. Other changes since then remain: changed items stay changed, removed items stay removed, and new
 * items are at the end.
 */
export function restoreItems<Item extends { id: string }>(
  now: readonly Item[],
  before: readonly Item[],
  ids: ReadonlySet<string>,
): Item[] {
  const present = new Map(now.map((item) => [item.id, item]))
  const known = new Set(before.map(({ id }) => id))
  return [
    ...before.flatMap((item) => present.get(item.id) ?? (ids.has(item.id) ? item : [])),
    ...now.filter(({ id }) => !known.has(id)),
  ]
}

/**
 * Undoes a removal from a list without an order of its own: the items of `ids` come back to where they
 * stood in `before`. What has happened to the others since then stays: changed ones stay changed, gone
 * ones gone, new ones at the end.
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

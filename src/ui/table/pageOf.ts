/**
 * The page of a list that is asked for, or the last one. Pages count from 1; without items there is one, which is empty.
 * `first` and `last` are the places of its items in the list, from 1.
 */
export function pageOf<Item>(items: readonly Item[], asked: number, size: number) {
  const pageCount = Math.ceil(items.length / size) || 1
  const page = Math.min(asked, pageCount)
  const start = (page - 1) * size
  const shown = items.slice(start, start + size)
  return { page, pageCount, items: shown, first: start + 1, last: start + shown.length }
}

/** Rows per page: even with 10,000 messages the table renders only a few rows. */
export const PAGE_SIZE = 25

/** The page of a list that is asked for, from 1, or the last one. `first` and `last` are the places of its rows. */
export function pageOf<Item>(items: readonly Item[], asked: number) {
  const pageCount = Math.max(1, Math.ceil(items.length / PAGE_SIZE))
  const page = Math.min(asked, pageCount)
  const start = (page - 1) * PAGE_SIZE
  const shown = items.slice(start, start + PAGE_SIZE)
  return { page, pageCount, items: shown, first: start + 1, last: start + shown.length }
}

/** The page that has this id, as the address has it: without the first. */
export function pageWith(id: string, ids: readonly string[]): number | undefined {
  const page = Math.floor(ids.indexOf(id) / PAGE_SIZE) + 1
  return page > 1 ? page : undefined
}

/** Rows per page: even with 10,000 messages the table renders only a few rows. */
export const PAGE_SIZE = 25

export type Page<Item> = {
  /** counts from 1; the requested page, clamped to the existing pages */
  page: number
  pageCount: number
  items: Item[]
  /** positions of the page's first and last item, from 1; both 0 for an empty list */
  first: number
  last: number
}

/** The requested page of a list. A page that does not exist becomes the nearest existing one. */
export function pageOf<Item>(items: readonly Item[], asked: number): Page<Item> {
  const pageCount = Math.max(1, Math.ceil(items.length / PAGE_SIZE))
  const page = Math.min(Math.max(1, Math.trunc(asked) || 1), pageCount)
  const start = (page - 1) * PAGE_SIZE
  const shown = items.slice(start, start + PAGE_SIZE)
  return {
    page,
    pageCount,
    items: shown,
    first: shown.length === 0 ? 0 : start + 1,
    last: start + shown.length,
  }
}

/** The page that has this id, as the address has it: without the first. */
export function pageWith(id: string, ids: readonly string[]): number | undefined {
  const page = Math.floor(ids.indexOf(id) / PAGE_SIZE) + 1
  return page > 1 ? page : undefined
}

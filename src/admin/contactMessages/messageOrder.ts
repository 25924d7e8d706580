import type { ContactMessage } from '@/api/contactMessages'

/** Rows per page: even with 10,000 messages the table renders only a few rows. */
export const PAGE_SIZE = 25

/** The page that has this id, as the address has it: without the first. */
export function pageWith(id: string, ids: readonly string[]): number | undefined {
  const page = Math.floor(ids.indexOf(id) / PAGE_SIZE) + 1
  return page > 1 ? page : undefined
}

/** Where the open message is in the list, from 0, and the ids of its neighbours. */
export type Neighbours = { place: number; previous: string | undefined; next: string | undefined }

/**
 * The neighbours of the open message. If a filter hides it since its status changed, they are those of the place where
 * it was.
 */
export function neighboursOf(
  ids: readonly string[],
  openId: string | undefined,
  lastPlace: number,
): Neighbours {
  const place = openId === undefined ? -1 : ids.indexOf(openId)
  if (place >= 0) return { place, previous: ids[place - 1], next: ids[place + 1] }
  if (openId === undefined) return { place, previous: undefined, next: ids[0] }
  return { place, previous: ids[lastPlace - 1], next: ids[lastPlace] ?? ids[lastPlace - 1] }
}

/**
 * The id of the next message without a reply, after the open one, or after its last place if a filter hides it now, and
 * then from the start; undefined if none is left.
 */
export function nextUnanswered(
  found: readonly ContactMessage[],
  openId: string | undefined,
  lastPlace: number,
): string | undefined {
  const place = found.findIndex(({ id }) => String(id) === openId)
  const start = place < 0 ? lastPlace : place + 1
  const next = [...found.slice(start), ...found.slice(0, start)].find(
    ({ id, status }) => status !== 'replied' && String(id) !== openId,
  )
  return next && String(next.id)
}

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ContactMessage } from '@/api/contactMessages'
import type { RecordParam } from '@/ui/dialog/useRecordParam'
import type { FoundMessages } from './useFoundMessages'

/** Rows per page: even with 10,000 messages the table renders only a few rows. */
export const PAGE_SIZE = 25

/** The page that has this id, as the address has it: without the first. */
export function pageWith(id: string, ids: readonly string[]): number | undefined {
  const page = Math.floor(ids.indexOf(id) / PAGE_SIZE) + 1
  return page > 1 ? page : undefined
}

/**
 * Where the open message is in the list, from 0, and the ids of its neighbours. If a filter hides it since its status
 * changed, they are those of the place where it was.
 */
export function neighboursOf(
  ids: readonly string[],
  openId: string | undefined,
  lastPlace: number,
) {
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

/** The steps from the open message to others; `isLoaded`: the list has been read. */
export function useSteps(
  { found, foundIds, asked }: FoundMessages,
  openId: string | undefined,
  record: RecordParam,
  isLoaded: boolean,
) {
  const [lastPlace, setLastPlace] = useState(0)
  const isStepping = useRef(false)
  const neighbours = neighboursOf(foundIds, openId, lastPlace)
  if (neighbours.place >= 0 && neighbours.place !== lastPlace) setLastPlace(neighbours.place)

  // Another page may be shown, after a link for example. Editors can then go to other pages while the message is open.
  const showRow = useEffectEvent((id: string) => {
    const page = pageWith(id, foundIds)
    // A key may have opened another message in the meantime.
    if (!foundIds.includes(id) || (page ?? 1) === asked || record.openId.get() !== id) return
    record.show(id, { page })
  })
  useEffect(() => {
    if (isLoaded && openId !== undefined) showRow(openId)
  }, [isLoaded, openId])

  return {
    neighbours: { ...neighbours, total: found.length },
    /** those of the message that is open now, which may not have been rendered yet */
    neighboursNow: () => neighboursOf(foundIds, record.openId.get(), lastPlace),
    nextUnanswered: () => nextUnanswered(found, openId, lastPlace),
    isStepping,
    show(id: string) {
      isStepping.current = true
      // The list shows the page of the open message.
      record.show(id, { page: pageWith(id, foundIds) })
    },
  }
}

export type Steps = ReturnType<typeof useSteps>

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RecordParam } from '@/ui/dialog/useRecordParam'
import { neighboursOf, nextUnanswered, pageWith } from './messageOrder'
import type { FoundMessages } from './useFoundMessages'

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
    neighbours,
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

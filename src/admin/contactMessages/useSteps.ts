import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RecordParam } from '@/ui/dialog/useRecordParam'
import { neighboursOf, nextUnanswered, pageWith } from './messageOrder'
import type { FoundMessages } from './useFoundMessages'

type List = Pick<FoundMessages, 'found' | 'foundIds' | 'asked'>

export function useSteps(
  { found, foundIds }: List,
  openId: string | undefined,
  record: RecordParam,
) {
  const [lastPlace, setLastPlace] = useState(0)
  const isStepping = useRef(false)
  const neighbours = neighboursOf(foundIds, openId, lastPlace)
  if (neighbours.place >= 0 && neighbours.place !== lastPlace) setLastPlace(neighbours.place)
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

/**
 * Shows the page of the list that has the row of the message that was just opened, by a link for example, if another
 * page is shown. Editors can then go to other pages while the message is open.
 */
export function useShownRow(
  openId: string | undefined,
  { foundIds, asked }: Omit<List, 'found'>,
  record: RecordParam,
) {
  const showRow = useEffectEvent((id: string) => {
    const page = pageWith(id, foundIds)
    // A key may have opened another message in the meantime.
    if (!foundIds.includes(id) || (page ?? 1) === asked || record.openId.get() !== id) return
    record.show(id, { page })
  })
  useEffect(() => {
    if (openId !== undefined) showRow(openId)
  }, [openId])
}

import { tabProblem } from '@mocks/demo/session/prepareTab'
import { readTab } from '@mocks/demo/session/tabState'
import { useEffect } from 'react'
import { toast } from '@/ui/toast/toast'

/** Opens the record of the link that opened this tab, and says what the link asked for in vain. */
export function useTabStart(): void {
  useEffect(() => {
    const tell = () => {
      const problem = tabProblem.get()
      if (problem !== null) toast.error(problem)
    }
    tell()
    return tabProblem.subscribe(tell)
  }, [])
  useEffect(() => {
    if (readTab()?.open !== undefined) void open()
  }, [])
}

async function open() {
  const { openRecord } = await import('@mocks/demo/session/hand')
  const missing = await openRecord()
  if (missing !== null) toast.error(`لم تجد هذه الشاشة ما يفتحه الرابط: «${missing}».`)
}

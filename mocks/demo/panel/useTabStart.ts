import { tabProblem } from '@mocks/demo/session/prepareTab'
import { useEffect } from 'react'
import { toast } from '@/ui/toast/toast'

/** Says what a link or a file asked for in vain. */
export function useTabStart(): void {
  useEffect(() => {
    const tell = () => {
      const problem = tabProblem.get()
      if (problem !== null) toast.error(problem)
    }
    tell()
    return tabProblem.subscribe(tell)
  }, [])
}

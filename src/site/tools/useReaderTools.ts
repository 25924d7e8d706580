import { useEffect, useState } from 'react'
import { onFirstInteraction } from '@/ui/onFirstInteraction'
import type * as Tools from './readerTools'

type LoadedTools = typeof Tools & { first: Event }

/**
 * Loads what the reader can do with headlines at the first action on the page; null until then. `first` is that
 * action. If loading fails, the next action tries again.
 */
export function useReaderTools(): LoadedTools | null {
  const [tools, setTools] = useState<LoadedTools | null>(null)
  useEffect(() => {
    let stop = wait()
    function wait() {
      return onFirstInteraction((first) => {
        import('./readerTools').then(
          (loaded) => setTools({ ...loaded, first }),
          () => {
            stop = wait()
          },
        )
      })
    }
    return () => stop()
  }, [])
  return tools
}

import { useEffect, useState } from 'react'
import { onFirstInteraction, recordKeys } from '@/ui/onFirstInteraction'
import { headlineTool, pageTool } from './pageTool'
import type * as Tools from './readerTools'

type LoadedTools = Pick<typeof Tools, 'HeadlineKeys'> & {
  /** the last key that was pressed before `HeadlineKeys` listened; null afterwards */
  takeKey: () => Event | null
}

/**
 * Loads what the reader can do with headlines at the first action on the page; null until then. A key that is pressed
 * meanwhile counts, the first action included. If loading fails, the next action tries again.
 */
export function useReaderTools(): LoadedTools | null {
  const [tools, setTools] = useState<LoadedTools | null>(null)
  useEffect(() => {
    let isMounted = true
    let stop = wait()
    function wait() {
      return onFirstInteraction((action) => {
        const takeKey = recordKeys(action)
        stop = takeKey
        import('./readerTools').then(
          (loaded) => {
            if (!isMounted) return
            headlineTool.set(loaded.SaveHeadline)
            pageTool.set(loaded.LazyListenToPage)
            setTools({ HeadlineKeys: loaded.HeadlineKeys, takeKey })
          },
          () => {
            takeKey()
            if (isMounted) stop = wait()
          },
        )
      })
    }
    return () => {
      isMounted = false
      stop()
    }
  }, [])
  return tools
}

import { useCallback, useEffect, useMemo, useState } from 'react'
import type { LoadSearch } from './loadSearch'
import type { SearchEngine } from './searchEngine'

export type SearchEngineState = {
  /** null until it is loaded */
  engine: SearchEngine | null
  hasFailed: boolean
  /** a retry is in progress */
  isRetrying: boolean
  retry: () => void
}

/** Loads the search engine once `isWanted` is true; it then stays loaded. */
export function useSearchEngine(load: LoadSearch, isWanted = true): SearchEngineState {
  const [engine, setEngine] = useState<SearchEngine | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const [tries, setTries] = useState(0)
  const [failedTry, setFailedTry] = useState(-1)

  useEffect(() => {
    if (!isWanted) return
    let isSubscribed = true
    load().then(
      (loaded) => {
        if (!isSubscribed) return
        setEngine(loaded)
        setHasFailed(false)
      },
      (error: unknown) => {
        console.error('The search could not be loaded', error)
        if (!isSubscribed) return
        setHasFailed(true)
        setFailedTry(tries)
      },
    )
    return () => {
      isSubscribed = false
    }
  }, [load, isWanted, tries])

  const retry = useCallback(() => setTries((count) => count + 1), [])
  const isRetrying = hasFailed && tries !== failedTry
  // Memoized, so that memoized consumers do not render again for every typed letter.
  return useMemo(
    () => ({ engine, hasFailed, isRetrying, retry }),
    [engine, hasFailed, isRetrying, retry],
  )
}

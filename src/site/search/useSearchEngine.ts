import { useCallback, useEffect, useMemo, useState } from 'react'
import type { LoadSearch } from './loadSearch'
import type { SearchEngine } from './searchEngine'

export type SearchEngineState = {
  /** null until it has come */
  engine: SearchEngine | null
  hasFailed: boolean
  /** another try is under way after a failed one */
  isRetrying: boolean
  retry: () => void
}

/** The search engine, asked for when `isWanted`: it comes once and stays. */
export function useSearchEngine(load: LoadSearch, isWanted = true): SearchEngineState {
  const [engine, setEngine] = useState<SearchEngine | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const [tries, setTries] = useState(0)
  const [failedTry, setFailedTry] = useState(-1)

  useEffect(() => {
    if (!isWanted) return
    let isHeard = true
    load().then(
      (loaded) => {
        if (!isHeard) return
        setEngine(loaded)
        setHasFailed(false)
      },
      (error: unknown) => {
        console.error('The search could not be loaded', error)
        if (!isHeard) return
        setHasFailed(true)
        setFailedTry(tries)
      },
    )
    return () => {
      isHeard = false
    }
  }, [load, isWanted, tries])

  const retry = useCallback(() => setTries((count) => count + 1), [])
  const isRetrying = hasFailed && tries !== failedTry
  // The same object while nothing changes: what draws results is spared each letter's redrawing.
  return useMemo(
    () => ({ engine, hasFailed, isRetrying, retry }),
    [engine, hasFailed, isRetrying, retry],
  )
}

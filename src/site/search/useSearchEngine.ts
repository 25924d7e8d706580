import { useCallback, useEffect, useMemo, useState } from 'react'
import { publicLists } from '@/site/publicLists'
import { useSaved } from '@/ui/states/useSaved'
import type { LoadSearch } from './loadSearch'
import type { SearchEngine } from './searchEngine'

export type SearchEngineState = ReturnType<typeof useSearchEngine>

/**
 * Loads the search engine once `isWanted` is true; `engine` is null until it is loaded. It stays loaded then, and is loaded
 * again when a list is saved.
 */
export function useSearchEngine(load: LoadSearch, isWanted = true) {
  const [engine, setEngine] = useState<SearchEngine | null>(null)
  const [tries, setTries] = useState(0)
  const [failedTry, setFailedTry] = useState<number | null>(null)

  const saved = useSaved(publicLists, 'publicSearch')
  const wanted = useMemo(() => (isWanted ? { saved, tries } : null), [isWanted, saved, tries])

  useEffect(() => {
    if (!wanted) return
    let isSubscribed = true
    load().then(
      (loaded) => {
        if (!isSubscribed) return
        setEngine(loaded)
        setFailedTry(null)
      },
      (error: unknown) => {
        console.error('The search could not be loaded', error)
        if (isSubscribed) setFailedTry(wanted.tries)
      },
    )
    return () => {
      isSubscribed = false
    }
  }, [load, wanted])

  const retry = useCallback(() => setTries((count) => count + 1), [])
  const hasFailed = failedTry !== null
  const isRetrying = hasFailed && tries !== failedTry
  // Memoized, so that memoized consumers do not render again for every typed letter.
  return useMemo(
    () => ({ engine, hasFailed, isRetrying, retry }),
    [engine, hasFailed, isRetrying, retry],
  )
}

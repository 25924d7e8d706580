import type { SearchEngine } from './searchEngine'

export type LoadSearch = () => Promise<SearchEngine>

let engine: Promise<SearchEngine> | undefined

/**
 * Loads the site's search (engine and content) on first use and caches it. A failed load rejects
 * and is not cached, so that the next call tries again.
 */
export const loadSearch: LoadSearch = () => {
  engine ??= import('./searchEngine')
    .then((it) => it.createSearchEngine())
    .catch((error: unknown) => {
      engine = undefined
      throw error
    })
  return engine
}

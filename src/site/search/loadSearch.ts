import type { SearchEngine } from './searchEngine'

export type LoadSearch = () => Promise<SearchEngine>

let engine: Promise<SearchEngine> | undefined

/**
 * The site's search, engine and content, fetched when search is first used and kept. A failed
 * load rejects and is forgotten, so that the next call tries again.
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

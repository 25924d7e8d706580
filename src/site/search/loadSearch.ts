import { nextPaint } from '@/lib/nextPaint'
import { publicLists } from '@/site/publicLists'
import type { PublicSearch } from '@/site/publicStores'
import type { SearchEngine } from './searchEngine'

export type LoadSearch = () => Promise<SearchEngine>

let latest: { saved: PublicSearch | null; engine: Promise<SearchEngine> } | undefined

/**
 * Loads the site's search (engine and content) on first use and caches it until other lists are saved. A failed load
 * rejects and is not cached, so that the next call tries again; neither is a search without some of its parts.
 */
export const loadSearch: LoadSearch = () => {
  const saved = publicLists.get()?.publicSearch.get() ?? null
  if (latest?.saved === saved) return latest.engine
  const forget = () => {
    if (latest?.engine === engine) latest = undefined
  }
  const engine = createEngine(saved)
  engine.then(({ isPartial }) => isPartial && forget(), forget)
  latest = { saved, engine }
  return engine
}

/** The field that was opened is painted first. */
async function createEngine(saved: PublicSearch | null): Promise<SearchEngine> {
  await nextPaint()
  return (await import('./searchEngine')).createSearchEngine(saved)
}

import { nextPaint } from '@/lib/nextPaint'
import type { PublicSearch } from '@/saved/publicSearch'
import { publicLists } from '@/site/publicLists'
import type { SearchEngine } from './searchEngine'

export type LoadSearch = () => Promise<SearchEngine>

let latest: { saved: PublicSearch | null; engine: Promise<SearchEngine> } | undefined

/**
 * Loads the site's search (engine and content) on first use and caches it until other lists are saved. A failed load
 * rejects and is not cached, so that the next call tries again.
 */
export const loadSearch: LoadSearch = () => {
  const saved = publicLists.get()?.publicSearch.get() ?? null
  if (latest?.saved === saved) return latest.engine
  const engine = createEngine(saved).catch((error: unknown) => {
    latest = undefined
    throw error
  })
  latest = { saved, engine }
  return engine
}

/** The content is in some forty files, so the field that was opened is painted first. */
async function createEngine(saved: PublicSearch | null): Promise<SearchEngine> {
  await nextPaint()
  return (await import('./searchEngine')).createSearchEngine(saved)
}

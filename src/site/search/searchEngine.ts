import type { SearchItem } from '@/content/searchItem'
import { loadSearchItems } from '@/content/searchItems'
import { createSearchIndex, type SearchIndex } from '@/lib/search/searchIndex'

export type SearchEngine = SearchIndex<SearchItem>

/** The search over all sample content. Imported only by `loadSearch`, so that no page carries it. */
export async function createSearchEngine(): Promise<SearchEngine> {
  return createSearchIndex(await loadSearchItems())
}

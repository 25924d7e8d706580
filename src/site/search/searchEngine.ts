import type { CategoryCard } from '@/content/categoryCard'
import { unpack } from '@/content/packedItems'
import type { PlaceItem, SearchItem } from '@/content/searchItem'
import { createNameIndex } from '@/lib/search/nameIndex'
import { createSearchIndex } from '@/lib/search/searchIndex'
import type { PublicSearch } from '@/site/publicStores'

export type SearchEngine = ReturnType<typeof createSearchIndex<SearchItem>> & {
  /** the sections, cards and countries that the whole query names, the best match first */
  places: (query: string) => PlaceItem[]
  /** whether some of the content could not be loaded, so that «no results» may be wrong */
  isPartial: boolean
}

export const createEngine = (items: readonly SearchItem[], isPartial = false): SearchEngine => ({
  ...createSearchIndex(items),
  places: createNameIndex(
    items.filter((item): item is PlaceItem => item.kind === 'section' || item.kind === 'country'),
  ),
  isPartial,
})

/**
 * The search engine over all sample content: one file that the build has made, or the files of the content with what
 * editors have saved of it. Imported only by `loadSearch`, so that no page bundle contains it.
 */
export async function createSearchEngine(saved: PublicSearch | null): Promise<SearchEngine> {
  if (!saved) return createEngine(unpack((await import('virtual:search-items')).packed))
  let isPartial = false
  const { loadSearchItems } = await import('@/content/searchItems')
  const items = await loadSearchItems(editedBy(saved), () => {
    isPartial = true
  })
  return createEngine(items, isPartial)
}

const editedBy = ({ categories, ...media }: PublicSearch) => ({
  ...media,
  // Not `arrangeCards`: it would become a chunk of its own, which every page of cards loads.
  arrange: <Card extends CategoryCard>(page: string, cards: readonly Card[]) =>
    categories.arrange(page, cards, 'nameAr'),
})

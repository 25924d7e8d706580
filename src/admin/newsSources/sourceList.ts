import type { SourceSearchParams } from '@/admin/searchParams/sourceSearchParams'
import type { NewsSource } from '@/content/admin/newsSources'
import { containsText } from '@/lib/containsText'

/**
 * The sources with this category and status whose name, address or last title contains `q` (Spec
 * §2, News sources); an omitted filter matches all. The order does not change.
 */
export const filterSources = (
  sources: readonly NewsSource[],
  { q = '', category, status }: SourceSearchParams,
): NewsSource[] =>
  sources.filter(
    (one) =>
      (!category || one.category === category) &&
      (!status || one.status === status) &&
      containsText([one.source, one.sourceUrl, one.title], q),
  )

/** A copy of the list with `change` applied to the sources with these ids. */
export const changeSources = (
  sources: readonly NewsSource[],
  ids: ReadonlySet<string>,
  change: Partial<Pick<NewsSource, 'isActive' | 'status'>>,
): NewsSource[] => sources.map((one) => (ids.has(one.id) ? { ...one, ...change } : one))

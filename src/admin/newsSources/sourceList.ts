import { recordFilter } from '@/admin/searchParams/recordFilter'
import type { NewsSource } from '@/content/admin/newsSources'

/** Its texts are the name, the address and the last title. */
export const filterSources = recordFilter(
  ({ source, sourceUrl, title }: NewsSource) => [source, sourceUrl, title],
  'category',
  'status',
)

/** A copy of the list with `change` applied to the sources with these ids. */
export const changeSources = (
  sources: readonly NewsSource[],
  ids: ReadonlySet<string>,
  change: Partial<Pick<NewsSource, 'isActive' | 'status'>>,
): NewsSource[] => sources.map((one) => (ids.has(one.id) ? { ...one, ...change } : one))

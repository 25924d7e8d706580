import type { NewsSource } from '@/content/admin/newsSources'
import { containsText } from '@/lib/containsText'
import type { SourceSearchParams } from './sourceSearchParams'

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

/**
 * The sources that a bulk action applies to: the visible selected ones. A source hidden by a filter
 * is not affected, but it is still selected when the filter is removed.
 */
export const selectedOf = (
  visible: readonly NewsSource[],
  selected: ReadonlySet<string>,
): NewsSource[] => visible.filter(({ id }) => selected.has(id))

/** The three states of «تحديد الكل». */
export type SelectAllState = 'none' | 'some' | 'all'

export function selectAllState(visible: readonly NewsSource[], selectedCount: number) {
  if (selectedCount === 0) return 'none' satisfies SelectAllState
  return (selectedCount === visible.length ? 'all' : 'some') satisfies SelectAllState
}

/**
 * The selection after a click on «تحديد الكل»: all or none of the visible sources; the hidden ones
 * are unchanged.
 */
export function selectAll(
  visible: readonly NewsSource[],
  selected: ReadonlySet<string>,
  isSelected: boolean,
): Set<string> {
  const next = new Set(selected)
  for (const { id } of visible) isSelected ? next.add(id) : next.delete(id)
  return next
}

/** A copy of the list with `change` applied to the sources with these ids. */
export const changeSources = (
  sources: readonly NewsSource[],
  ids: ReadonlySet<string>,
  change: Partial<Pick<NewsSource, 'isActive' | 'status'>>,
): NewsSource[] => sources.map((one) => (ids.has(one.id) ? { ...one, ...change } : one))

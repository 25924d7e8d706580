import type { NewsSource } from '@/content/admin/newsSources'
import { containsText } from '@/lib/containsText'
import type { SourceFilters } from './sourceFilters'

/**
 * The sources of a category and a status whose name, address or last title holds `q` (Spec §2, News
 * sources); without them, all. Order is kept.
 */
export const filterSources = (
  sources: readonly NewsSource[],
  { q = '', category, status }: SourceFilters,
): NewsSource[] =>
  sources.filter(
    (one) =>
      (!category || one.category === category) &&
      (!status || one.status === status) &&
      containsText([one.source, one.sourceUrl, one.title], q),
  )

/**
 * What a bulk action acts on: the selected of those in sight. A source that a filter hides is never
 * acted upon, though it is selected still when the filter goes.
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

/** The selection after «تحديد الكل» was pressed: all in sight, or none of them; the hidden as they were. */
export function selectAll(
  visible: readonly NewsSource[],
  selected: ReadonlySet<string>,
  isSelected: boolean,
): Set<string> {
  const next = new Set(selected)
  for (const { id } of visible) isSelected ? next.add(id) : next.delete(id)
  return next
}

/** The list with some fields of the sources of `ids` changed. */
export const changeSources = (
  sources: readonly NewsSource[],
  ids: ReadonlySet<string>,
  change: Partial<Pick<NewsSource, 'isActive' | 'status'>>,
): NewsSource[] => sources.map((one) => (ids.has(one.id) ? { ...one, ...change } : one))

import { SOURCE_STATUSES, sourceCategories } from '@/content/admin/kinds'
import { oneOf, searchParams, sortedBy, text } from '@/lib/searchParams'

/** The columns of the table that can be sorted. */
const SORTED = ['source', 'category', 'status', 'article', 'date', 'views', 'active'] as const

/**
 * The search parameters of `/admin/news`. A default is omitted, and an invalid value falls back to it (architecture,
 * Habits). Spec §2 asks for cards; the table is for who compares many sources. `sort` is its order.
 */
export const sourceSearchParams = searchParams({
  q: text,
  category: oneOf(sourceCategories.map(({ id }) => id)),
  status: oneOf(SOURCE_STATUSES),
  sort: sortedBy(SORTED),
  view: oneOf(['table']),
})

export type SourceSearchParams = ReturnType<typeof sourceSearchParams.parse>
/** Undefined: the cards. */
export type SourceView = NonNullable<SourceSearchParams['view']>

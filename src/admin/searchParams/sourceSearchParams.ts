import { SOURCE_STATUSES, sourceCategories } from '@/content/admin/kinds'
import { oneOf, searchParams, sortedBy, text } from '@/lib/searchParams'

/**
 * The search parameters of `/admin/news`. Spec §2 asks for cards; the table is for who compares many sources. `sort` is
 * its order.
 */
export const sourceSearchParams = searchParams({
  q: text,
  category: oneOf(sourceCategories.map(({ id }) => id)),
  status: oneOf(SOURCE_STATUSES),
  sort: sortedBy(['source', 'category', 'status', 'article', 'date', 'views', 'active']),
  view: oneOf(['table']),
})

export type SourceSearchParams = ReturnType<typeof sourceSearchParams.parse>
/** Undefined: the cards. */
export type SourceView = NonNullable<SourceSearchParams['view']>

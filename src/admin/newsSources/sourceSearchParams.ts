import { SOURCE_STATUSES, sourceCategories } from '@/content/admin/kinds'
import { oneOf, searchParams, text } from '@/lib/searchParams'

/** The search parameters of `/admin/news`. A default is omitted, and an invalid value falls back to it (architecture, Habits). */
export const sourceSearchParams = searchParams({
  q: text,
  category: oneOf(sourceCategories.map(({ id }) => id)),
  status: oneOf(SOURCE_STATUSES),
})

export type SourceSearchParams = ReturnType<typeof sourceSearchParams.parse>

import { foldArabic } from './arabic'

/**
 * Whether one of the fields holds the query, whatever its case (Spec §2) and however its Arabic is
 * spelled; an empty query is held by all. For the searches of short lists.
 */
export function containsText(fields: readonly string[], query: string): boolean {
  if (query.trim() === '') return true
  const folded = foldArabic(query)
  return folded !== '' && fields.some((field) => foldArabic(field).includes(folded))
}

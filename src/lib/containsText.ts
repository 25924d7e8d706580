import { foldArabic } from './arabic'

/**
 * Whether one of the fields contains the query, without regard to case (Spec §2) and Arabic spelling. An empty
 * query matches. For the search fields of short lists.
 */
export function containsText(fields: readonly string[], query: string): boolean {
  if (query.trim() === '') return true
  const folded = foldArabic(query)
  return folded !== '' && fields.some((field) => foldArabic(field).includes(folded))
}

import { foldExceptHamza, spellingPattern } from './arabic'
import { trimInvisible } from './invisible'

/** Nobody can type it, so no query matches across two fields. */
const BETWEEN_FIELDS = '\ue000'

/** The fields of an item as `textMatcher` compares them. A long list prepares each item once. */
export type Searchable = { plain: string; folded: string }

export function searchable(fields: readonly string[]): Searchable {
  const text = fields.join(BETWEEN_FIELDS)
  return { plain: text.toLowerCase(), folded: foldExceptHamza(text) }
}

/**
 * Returns whether a text contains the query, without regard to case (Spec §2, §5) and Arabic spelling. An empty query
 * matches; one that is only of marks is searched as it is.
 */
export function textMatcher(query: string): (text: Searchable) => boolean {
  const wanted = trimInvisible(query).toLowerCase()
  const spelling = foldExceptHamza(query) === '' ? null : spellingPattern(query)
  return ({ plain, folded }) => plain.includes(wanted) || spelling?.test(folded) === true
}

/** `textMatcher` for the fields of one item of a short list. */
export const containsText = (fields: readonly string[], query: string): boolean =>
  textMatcher(query)(searchable(fields))

/** Whether a reader takes both texts for the same, whatever their spelling. */
export const isSameText = (one: string, other: string): boolean =>
  spellingPattern(one, true).test(foldExceptHamza(other))

import { foldExceptHamza, spellingPattern } from './arabic'
import { trimInvisible } from './invisible'

/**
 * Whether one of the fields contains the query, without regard to case (Spec §2) and Arabic spelling. An empty
 * query matches. For the search fields of short lists.
 */
export function containsText(fields: readonly string[], query: string): boolean {
  if (trimInvisible(query) === '') return true
  if (foldExceptHamza(query) === '') return false
  const wanted = spellingPattern(query)
  return fields.some((field) => wanted.test(foldExceptHamza(field)))
}

/** Whether a reader takes both texts for the same, whatever their spelling. */
export const isSameText = (one: string, other: string): boolean =>
  spellingPattern(one, true).test(foldExceptHamza(other))

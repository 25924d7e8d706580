import { firstCharacters } from '@/lib/characters'

/** The kinds of results that `?kind=` can select, in the order of the filter strip. */
export const GROUP_IDS = ['articles', 'videos', 'posts', 'paid', 'sections', 'countries'] as const
export type GroupId = (typeof GROUP_IDS)[number]

/**
 * The maximum length of a query: many servers reject an address longer than a few thousand bytes,
 * and an Arabic letter takes six.
 */
export const LONGEST_QUERY = 200

const LONGEST = 80

/** Shortens a text to 80 characters and appends an ellipsis, e.g. for a pasted page; never splits a character. */
export function shorten(text: string): string {
  const first = text.length > LONGEST ? firstCharacters(text, LONGEST) : text
  return first === text ? text : `${first.trimEnd()}…`
}

/** No query is longer: many servers refuse an address of some thousand bytes, and Arabic takes six for a letter. */
export const LONGEST_QUERY = 200

const LONGEST = 80

/** A text of at most 80 letters, for where a whole pasted page would not do. Never half a letter. */
export function shorten(text: string): string {
  const letters = Array.from(text)
  return letters.length <= LONGEST ? text : `${letters.slice(0, LONGEST).join('').trimEnd()}…`
}

/**
 * A text of Arabic letters only, whose direction is that of the Arabic sentence around it. A number with a sign at its
 * beginning is turned around after Arabic letters: «3-1» becomes «1-3».
 */
const ARABIC =
  /^(?!\P{L}*(?:\d[-+−%٪‰#°\p{Sc}]|[-+−%٪‰#°\p{Sc}]\d))[\p{Script=Inherited}\p{N}\p{P}\p{S}\p{Z}]*\p{Script=Arabic}[\p{Script=Arabic}\p{Script=Inherited}\p{N}\p{P}\p{S}\p{Z}]*$/u

/**
 * A name or a typed text for a sentence, in Unicode isolates, so that it has its own direction and «++C» keeps its signs
 * at its end. A page shows it by `inHtml`. An Arabic text stays as it is.
 */
export const isolated = (text: string): string =>
  text === '' || ARABIC.test(text.replace(/\u2068[^\u2066-\u2069]*\u2069/g, 'ا'))
    ? text
    : `\u2068${text.replace(/[\u2066-\u2069]/g, '')}\u2069`

/**
 * `dir` of the element of a text that editors type, so that «++C» keeps its signs. A text with an Arabic letter is an
 * Arabic one, also if it begins with a Latin word.
 */
export const dirOf = (text: unknown): 'auto' | undefined =>
  typeof text === 'string' && !/\p{Script=Arabic}/u.test(text) ? 'auto' : undefined

/** A text for other programs, of which some show the marks of `isolated` as boxes. */
export const withoutIsolates = (text: string): string => text.replace(/[\u2068\u2069]/g, '')

/** `isolated` between «…». */
export const quoted = (text: string): string => `«${isolated(text)}»`

/** A text of Arabic letters only, whose direction is that of the Arabic sentence around it. */
const ARABIC =
  /^[\p{Script=Inherited}\p{N}\p{P}\p{S}\p{Z}]*\p{Script=Arabic}[\p{Script=Arabic}\p{Script=Inherited}\p{N}\p{P}\p{S}\p{Z}]*$/u

/**
 * A name or a typed text for a sentence that cannot contain a `<bdi>`: in Unicode isolates, so that it has its own
 * direction and «++C» keeps its signs at its end. An Arabic text stays as it is.
 */
export const isolated = (text: string): string =>
  text === '' || ARABIC.test(text) ? text : `\u2068${text.replace(/[\u2066-\u2069]/g, '')}\u2069`

/** The same between «…». */
export const quoted = (text: string): string => `«${isolated(text)}»`

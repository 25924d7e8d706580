import { trimInvisible } from './invisible'

/** The address without what was copied with it: `<https://example.com>`, `https://example.com،`. */
export const cleanLink = (typed: string): string =>
  trimInvisible(typed.replace(/[\p{Bidi_C}\u00ad\u200b\u2060-\u2064\ufeff\ufffc]/gu, ''))
    .replace(/^[<«‹"“'([]+/, '')
    // A closing bracket that was opened in the address belongs to it.
    .replace(/(?:[>»›"”'،؛,;.:!؟…\s]|(?<!\([^()]*)\)|(?<!\[[^[\]]*)\])+$/, '')

/**
 * Returns the normalised address when it is http or https, otherwise null. A link from data is rendered as a link
 * only if this returns an address, otherwise as text (D-26).
 */
export function safeHref(address: string): string | null {
  const link = cleanLink(address)
  if (!URL.canParse(link)) return null
  const { protocol, href } = new URL(link)
  return protocol === 'http:' || protocol === 'https:' ? href : null
}

import { decoded } from './encoding'

/** An encoded address without the characters that nobody sees at its end, which chats add to a link. */
export function withoutMarksAtEnd(href: string): string {
  const [marks = ''] = /\p{DI}*$/u.exec(decoded(href)) ?? []
  return href.slice(0, href.length - encodeURIComponent(marks).length)
}

/**
 * Parses a query string, with or without its `?`, into texts: the router's own decoder turns
 * `true`, `1e3` and `123` into booleans and numbers. A repeated key gives an array of texts.
 */
export function parseQuery(query: string): Record<string, string | string[]> {
  // Without a prototype `?__proto__=x` is a normal key.
  const search: Record<string, string | string[]> = Object.create(null)
  for (const [key, value] of new URLSearchParams(query)) {
    const before = search[key]
    search[key] = before === undefined ? value : [before, value].flat()
  }
  return search
}

/**
 * Returns search params as a query string with its `?`, or an empty text. Omits `undefined`. The inverse of
 * `parseQuery`.
 */
export function stringifyQuery(search: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(search)) {
    if (value === undefined) continue
    for (const one of Array.isArray(value) ? value : [value]) query.append(key, String(one))
  }
  const text = query.toString()
  return text && `?${text}`
}

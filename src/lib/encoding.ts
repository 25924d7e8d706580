/** The text without percent-encoding; as it is where a `%` of it encodes nothing, as in `/category/%E0`. */
export function decoded(text: string, decode = decodeURIComponent): string {
  try {
    return decode(text)
  } catch {
    return text
  }
}

/** The address of a decoded path. A name in it may have the signs that end a path, `/category/C#`. */
export const encodedPath = (path: string): string =>
  encodeURI(path).replace(/[?#]/g, encodeURIComponent)

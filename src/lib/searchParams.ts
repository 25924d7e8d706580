/** Reads the value of one search param; undefined for a value that is not allowed. */
type Reader<T> = (value: unknown) => T | undefined

/** Text without its outer spaces; empty is nothing. A repeated key is none (architecture, Habits). */
export const text: Reader<string> = (value) =>
  (typeof value === 'string' && value.trim()) || undefined

/** One of these words, but for `byDefault`, which is left out of an address. */
export const oneOf =
  <const T extends string, const D extends T = never>(
    words: readonly T[],
    byDefault?: D,
  ): Reader<Exclude<T, D>> =>
  (value) =>
    words.find((word): word is Exclude<T, D> => word === value && word !== byDefault)

/** The number of a page after the first, in digits, up to `last`. */
export const laterPage =
  (last = Number.MAX_SAFE_INTEGER): Reader<number> =>
  (value) => {
    const page = Number(text(value) ?? value)
    return Number.isSafeInteger(page) && page >= 2 && page <= last ? page : undefined
  }

/**
 * A route's `validateSearch`: reads the keys that are named, and drops the rest and what makes no sense, so
 * that no address is an error (D-9). Not zod, of which every page would then load 24 kB.
 */
export function searchParams<R extends Record<string, Reader<unknown>>>(readers: R) {
  type Search = { [K in keyof R]?: Exclude<ReturnType<R[K]>, undefined> | undefined }
  return {
    /** the names of the params */
    keys: Object.keys(readers),
    parse: (search: Record<string, unknown>): Search => {
      const read: Record<string, unknown> = {}
      for (const [key, reader] of Object.entries(readers)) {
        // Nothing is said too: what is left out here, the router takes as it stands in the address.
        if (Object.hasOwn(search, key)) read[key] = reader(search[key])
      }
      return read as Search
    },
  }
}

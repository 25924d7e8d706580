import { trimInvisible } from './invisible'

/** Reads the value of one search param; undefined for a value that is not allowed. */
type ParamParser<T> = (value: unknown) => T | undefined

/** Trimmed text; undefined when nothing of it is seen or the key is repeated (architecture, Habits). */
export const text: ParamParser<string> = (value) =>
  (typeof value === 'string' && trimInvisible(value)) || undefined

/** One of these words, except `byDefault`, which an address omits. */
export const oneOf =
  <const T extends string, const D extends T = never>(
    words: readonly T[],
    byDefault?: D,
  ): ParamParser<Exclude<T, D>> =>
  (value) =>
    words.find((word): word is Exclude<T, D> => word === value && word !== byDefault)

/** A column to sort by, or `-column` to sort by it in descending order. */
export const sortedBy = <const T extends string>(columns: readonly T[]): ParamParser<T | `-${T}`> =>
  oneOf(columns.flatMap((column) => [column, `-${column}`] as const))

/** The first day that is taken: an earlier one is a year that is half typed (`0002-11-20`). */
const FIRST_DAY = '1900-01-01'

/** A day of the calendar, `2026-11-20`, that exists; not before 1900. */
export const dayParam: ParamParser<string> = (value) => {
  const day = text(value)
  if (!day || !/^\d{4}-\d\d-\d\d$/.test(day) || day < FIRST_DAY) return undefined
  const date = new Date(`${day}T00:00:00Z`)
  // 31 February is read as 3 March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : undefined
}

/** A page number from 2 to `last`; the first page is the default, which an address omits. */
export const pageParam =
  (last = Number.MAX_SAFE_INTEGER): ParamParser<number> =>
  (value) => {
    const digits = typeof value === 'number' ? `${value}` : text(value)
    // `Number` also reads `1e1` and `0x2`.
    if (!digits || /\D/.test(digits)) return undefined
    const page = Number(digits)
    return page >= 2 && page <= last ? page : undefined
  }

/**
 * Creates a route's `validateSearch`. It reads the named keys and drops other keys and invalid values, so that no
 * address is an error (D-9). It does not use zod, because every page would then load 9 kB of it.
 */
export function searchParams<R extends Record<string, ParamParser<unknown>>>(parsers: R) {
  type Search = { [K in keyof R]?: Exclude<ReturnType<R[K]>, undefined> | undefined }
  return {
    /** the names of the params */
    keys: Object.keys(parsers),
    parse: (search: Record<string, unknown>): Search => {
      const read: Record<string, unknown> = {}
      for (const [key, parser] of Object.entries(parsers)) {
        // The router fills omitted keys from the raw URL, so an invalid value must be set to `undefined`.
        if (Object.hasOwn(search, key)) read[key] = parser(search[key])
      }
      return read as Search
    },
  }
}

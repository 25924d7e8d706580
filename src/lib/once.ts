/**
 * Returns a function that calls `make` on its first call and returns the same value from then on. Mainly for
 * `Intl` formatters: each costs a phone some 20 ms, and every page would pay for those at the top of a module.
 */
export function once<T extends NonNullable<unknown>>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

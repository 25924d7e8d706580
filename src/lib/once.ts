/**
 * Makes a thing when it is first asked for, and only once. For `Intl` formatters above all: each costs a
 * phone some 20 ms, and a module that makes them at its top costs every page all of them.
 */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

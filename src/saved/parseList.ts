// Public pages check what the reader saved by hand, because zod is 12 kB.

/** @throws {TypeError} for what is no list of such items */
export function parseList<T>(value: unknown, isItem: (item: unknown) => item is T): readonly T[] {
  if (!Array.isArray(value) || !value.every(isItem)) throw new TypeError()
  return value
}

export const isText = (value: unknown): value is string => typeof value === 'string'

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

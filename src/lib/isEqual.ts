/**
 * Whether two JSON values of one type are equal, whatever the order of their keys: parsing a stored value changes that
 * order.
 */
export const isEqual = (a: unknown, b: unknown): boolean =>
  a === b ||
  (isObject(a) &&
    isObject(b) &&
    Object.keys(a).length === Object.keys(b).length &&
    Object.keys(a).every((key) => isEqual(a[key], b[key])))

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

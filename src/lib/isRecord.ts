/** Whether a value of parsed JSON has fields. Public pages check what the reader saved by hand, because zod is 12 kB. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** @throws {TypeError} for a value that has no fields */
export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  if (!isRecord(value)) throw new TypeError()
  return value
}

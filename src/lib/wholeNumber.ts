/** Converts a typed count to a whole number from 0; a text that is not a number gives 0 (Spec §5). */
export function wholeNumber(typed: string): number {
  const value = Math.trunc(Number(typed))
  return Number.isFinite(value) ? Math.max(0, value) : 0
}

/** Whether `wholeNumber` keeps the typed number unchanged. */
export const isWholeNumber = (typed: string): boolean => Number(typed) === wholeNumber(typed)

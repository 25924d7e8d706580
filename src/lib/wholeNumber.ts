/** A typed count: a whole number from 0; what is no number is 0 (Spec §5). */
export function wholeNumber(typed: string): number {
  const value = Math.trunc(Number(typed))
  return Number.isFinite(value) ? Math.max(0, value) : 0
}

/** Whether a typed count is taken as it is. */
export const isWholeNumber = (typed: string): boolean => Number(typed) === wholeNumber(typed)

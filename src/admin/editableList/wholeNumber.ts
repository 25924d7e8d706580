/** A typed count: a whole number from 0; what is no number is 0, as elsewhere in the back office (Spec §5). */
export function wholeNumber(typed: string): number {
  const value = Math.trunc(Number(typed))
  return Number.isFinite(value) ? Math.max(0, value) : 0
}

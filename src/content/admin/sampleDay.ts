const NEWEST = Date.UTC(2026, 10, 20)
const DAY_MS = 24 * 60 * 60 * 1000

/** The day of a sample of this age, as `2026-11-20`. It counts from a fixed day, so the result never changes. */
export const sampleDay = (ageMinutes: number): string =>
  new Date(NEWEST - Math.floor(ageMinutes / (24 * 60)) * DAY_MS).toISOString().slice(0, 10)

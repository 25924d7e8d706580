const two = (part: number) => String(part).padStart(2, '0')

/** The calendar day of `date` in the user's time zone: `2026-11-20`. */
export const localDay = (date: Date): string =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`

/** Today in the user's time zone. It reads the clock, so call it only in event handlers. */
export const today = (): string => localDay(new Date())

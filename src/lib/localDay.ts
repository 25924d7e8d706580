const two = (part: number) => String(part).padStart(2, '0')

/** The calendar day of `date` in the user's time zone: `2026-11-20`. */
export const localDay = (date: Date): string =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`

/** `14:05` in the user's time zone. */
export const clockTime = (date: Date): string => `${two(date.getHours())}:${two(date.getMinutes())}`

/** Today in the user's time zone. It reads the clock, so call it only in event handlers. */
export const today = (): string => localDay(new Date())

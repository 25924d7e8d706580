const two = (part: number) => String(part).padStart(2, '0')

/** The day of the calendar on which `date` falls where the user is: `2026-11-20`. */
export const localDay = (date: Date): string =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`

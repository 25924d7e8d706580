/** A sample headline: an outlet's invented name, and its age in minutes (Spec §2, §3: title, source, relative time). */
export type Headline = { title: string; source: string; ageMinutes: number }

/** A headline on one line of a data file. */
export const headline = (title: string, source: string, ageMinutes: number): Headline => ({
  title,
  source,
  ageMinutes,
})

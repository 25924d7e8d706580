/** A sample headline with an invented outlet and an age in minutes (Spec §2, §3: title, source, relative time). */
export type Headline = { title: string; source: string; ageMinutes: number }

/** Creates a headline in one line of a data file. */
export const headline = (title: string, source: string, ageMinutes: number): Headline => ({
  title,
  source,
  ageMinutes,
})

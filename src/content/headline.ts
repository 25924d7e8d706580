/** A sample headline with an invented outlet and an age in minutes (Spec §2, §3: title, source, relative time). */
export type Headline = { title: string; source: string; ageMinutes: number }

/** The address of a story on the page that is open; its id says where its headline is, from 1. */
export type StoryLink = `?story=${string}`

/** The link of the headline at `index` of a card. `page` is the content file of the page (`content/stories.ts`). */
export const storyLink = (page: string, card: string, index: number): StoryLink =>
  `?story=${page}-${card}-${index + 1}`

/** Creates a headline in one line of a data file. */
export const headline = (title: string, source: string, ageMinutes: number): Headline => ({
  title,
  source,
  ageMinutes,
})

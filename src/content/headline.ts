/** A sample headline with an invented outlet and an age in minutes (Spec §2, §3: title, source, relative time). */
export type Headline = {
  title: string
  source: string
  ageMinutes: number
  /** the day on which it was published, `2026-11-18`, if its age is that of the clock (`ageOfDay`) */
  day?: string | undefined
  /** the drawing that an editor chose for its picture; the words of the others choose theirs */
  glyph?: string | undefined
  /** the drawing of a number that its picture shows instead: `17-goals`. At most one on a page: a score, a record, a price or a toll */
  figure?: string | undefined
}

const MINUTE = 60_000

/** The age in minutes, by the clock, of what was published on a day of the calendar, `2026-11-18`. */
export const ageOfDay = (day: string): number =>
  Math.max(0, Math.floor((Date.now() - Date.parse(day)) / MINUTE))

/** The address of a story on the page that is open; its id says where its headline is, from 1. */
export type StoryLink = `?story=${string}`

/** The link of whatever opens like a story, by its id. Editors choose the ids of videos and posts. */
export const linkOfStory = (id: string): StoryLink => `?story=${encodeURIComponent(id)}`

/** The id in such a link, or in the query of an address. */
export const storyIn = (query: string): string | null => new URLSearchParams(query).get('story')

/** The id of the story at `index` of a card. `page` is the content file of the page (`content/stories.ts`). */
export const storyId = (page: string, card: string, index: number) => `${page}-${card}-${index + 1}`

/** What opens like a story without being one. */
export type MediaKind = 'video' | 'post' | 'sponsored'

/** The id by which the address names a video, a post or a sponsored article: `video-wooden-boats`. */
export const mediaId = (kind: MediaKind, id: string) => `${kind}-${id}`

/** The link of a video, a post or a sponsored article. */
export const mediaLink = (kind: MediaKind, id: string): StoryLink => linkOfStory(mediaId(kind, id))

/** Creates a headline in one line of a data file. */
export const headline = (
  title: string,
  source: string,
  ageMinutes: number,
  figure?: string,
): Headline => ({ title, source, ageMinutes, figure })

/** The headlines of a card, of which the first one has a picture with this drawing. */
export const pictured = (
  glyph: string,
  [first, ...rest]: readonly [Headline, ...Headline[]],
): readonly [Headline, ...Headline[]] => [{ ...first, glyph }, ...rest]

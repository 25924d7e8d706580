import type { Headline } from './headline'

/** 0 dawn, 1 day, 2 night, 3 dusk: the sky of a picture. */
export type Tone = 0 | 1 | 2 | 3

/** The placeholder picture of a headline («Visual language», Images). */
export type HeadlinePicture = {
  /** its colours; those of a country have its tint, and its landmark on the horizon */
  topic: string
  place?: string
  tone: Tone
  /** the name of its drawing */
  glyph?: string | undefined
  figure?: string | undefined
  /** the headline, if nobody has chosen a drawing: its words do, and `glyph` where they name none */
  words?: string
}

/**
 * The picture of a headline of a card.
 * @param first the first headline of the card
 */
export const pictureOf = (
  colours: { topic: string; place?: string },
  { title, ageMinutes, glyph, figure }: Headline,
  first?: Headline,
): HeadlinePicture => ({
  ...colours,
  tone: toneOf(ageMinutes),
  ...(glyph ? { glyph, figure } : { glyph: first?.glyph, words: title }),
})

// The sample has ages instead of hours, and the HTML of a build must name the picture that the app will name on any
// day: it is a paper of the morning.
const PAPER_AT = 8.5 * 60
const DAY = 24 * 60

/** The time of day at which something of this age, in minutes, was published. */
export function toneOf(ageMinutes: number): Tone {
  const hour = ((((PAPER_AT - ageMinutes) % DAY) + DAY) % DAY) / 60
  if (hour < 5.5 || hour >= 18.5) return 2
  if (hour < 7.5) return 0
  return hour < 16.5 ? 1 : 3
}

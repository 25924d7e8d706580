import type { Headline } from './headline'

/** The number of headlines that a card shows at first; «show more» shows the rest (Spec §2). */
export const SHOWN_HEADLINES = 3

/** The English name of what has an English word as its id: «Culture» for `culture`. */
export const nameOfId = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1)

/** A card of a topical or country page (Spec §3, Category card). */
export type CategoryCard = {
  id: string
  /** the English name */
  name: string
  nameAr: string
  description: string
  /** newest first; the card shows `SHOWN_HEADLINES` of them at first */
  articles: readonly Headline[]
}

/** The texts of a paid banner (Spec §2, §9). */
export type PaidOffer = { figure: string; title: string; text: string; actionLabel: string }

/** A topical page (Spec §2): eight cards and a paid banner. */
export type TopicPage = {
  /** «أخبار الرياضة» */
  title: string
  /** one sentence under the title */
  intro: string
  /** eight; no two have the same drawing («Visual language», Images) */
  cards: readonly CategoryCard[]
  offer: PaidOffer
}

import type { CategoryCard, PaidOffer } from '@/content/categoryCard'

/** A topical page (Spec §2): eight cards and a paid banner. */
export type TopicPage = {
  /** «أخبار الرياضة» */
  title: string
  /** one sentence under the title */
  intro: string
  /** eight; `tone` is the tone of the card's picture, so that neighbours differ («Visual language», Images) */
  cards: readonly (CategoryCard & { tone: 0 | 1 | 2 })[]
  offer: PaidOffer
}

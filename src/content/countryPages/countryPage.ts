import type { Headline } from '../headline'

/** The cards of the two country screens together (Spec §2). */
export type CountryCardId =
  | 'news'
  | 'government'
  | 'economy'
  | 'society'
  | 'sports'
  | 'technology'
  | 'health'
  | 'education'
  | 'tourism'
  | 'heritage'
  | 'cities'

/** What the portal says of one country: its own words for every card, newest headline first. */
export type CountryPage = {
  /** the sentence of the green 24/7 banner */
  coverage: string
  cards: Record<CountryCardId, { description: string; articles: readonly Headline[] }>
}

import type { Headline } from '@/content/headline'

/** The cards of both country screens (Spec §2). */
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

/** The content of a country's pages: a description and headlines for every card, the newest headline first. */
export type CountryPage = {
  /** the sentence of the green 24/7 banner */
  coverage: string
  cards: Record<CountryCardId, { description: string; articles: readonly Headline[] }>
}

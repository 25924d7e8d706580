import type { Headline } from './headline'

/** How many headlines of a card stand at once; «show more» brings the rest (Spec §2). */
export const SHOWN_HEADLINES = 3

/** A card of a topical or country page (Spec §3, Category card). */
export type CategoryCard = {
  id: string
  /** the English name */
  name: string
  nameAr: string
  description: string
  /** a Lucide name, drawn in the picture or the icon tile */
  icon: string
  /** newest first; the first three stand at once */
  articles: readonly Headline[]
}

/** The words of a paid banner (Spec §2, §9). */
export type PaidOffer = { figure: string; title: string; text: string; actionLabel: string }

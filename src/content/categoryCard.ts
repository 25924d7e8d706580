import type { Headline } from './headline'

/** The number of headlines that a card shows at first; «show more» shows the rest (Spec §2). */
export const SHOWN_HEADLINES = 3

/** A card of a topical or country page (Spec §3, Category card). */
export type CategoryCard = {
  id: string
  /** the English name */
  name: string
  nameAr: string
  description: string
  /** the name of a Lucide icon, for the picture or the icon tile */
  icon: string
  /** newest first; the card shows `SHOWN_HEADLINES` of them at first */
  articles: readonly Headline[]
}

/** The texts of a paid banner (Spec §2, §9). */
export type PaidOffer = { figure: string; title: string; text: string; actionLabel: string }

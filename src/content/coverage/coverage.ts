import type { Headline } from '@/content/headline'

/** What other outlets wrote about stories of a page; a key is the card and the place in it from 1: `football-1`. */
export type Coverage = Readonly<Record<string, readonly Headline[]>>

/** How other outlets covered a story: nothing for most. */
export const coverageOf = (
  { cardId, index }: { cardId: string; index: number },
  coverage: Coverage,
) => coverage[`${cardId}-${index + 1}`] ?? []

import type { Headline } from '@/content/headline'

/** What other outlets wrote about stories of a page; a key is the card and the place in it from 1: `football-1`. */
export type Coverage = Readonly<Record<string, readonly Headline[]>>

import type { CategoryCard } from './categoryCard'
import type { Headline } from './headline'
import type { CountryFile } from './loadCountryPage'
import type { HeadlinePicture } from './picture'
import type { ContentLink } from './searchItem'
import type { TopicSlug } from './topics'

/** The content files that have stories. */
export type StoryFile = TopicSlug | CountryFile | 'home' | 'dashboard' | 'saved' | 'sources'

/**
 * A story: a headline with all that is known of it. Its id says where it is, so no text is written twice:
 * `sports-football-1` is the first headline of a card of the content file `sports`.
 */
export type Story = Headline & {
  id: string
  file: StoryFile
  /** the id of its card, on the home page of its section, elsewhere of its interest or category */
  cardId: string
  /** its place in the card, from 0 */
  index: number
  /** the section or country that it belongs to */
  place: string
  /** the names of its card; a section of the home page has none but its own */
  card?: Pick<CategoryCard, 'id' | 'name' | 'nameAr'>
  picture: HeadlinePicture
  /** what it is about, on any page; stories of the same topic are near it */
  topic?: TopicSlug
  /** the page of its headline, or its section where that is a page of the reader's own */
  page: ContentLink
}

/** The summaries of a page's stories: a list for each card, in the order of its headlines. */
export type Summaries<Card extends string = string> = Readonly<Record<Card, readonly string[]>>

/** What other outlets wrote about stories of a page; a key is the card and the place in it from 1: `football-1`. */
export type Coverage = Readonly<Record<string, readonly Headline[]>>

/** How other outlets covered a story: nothing for most. */
export const coverageOf = (
  { cardId, index }: { cardId: string; index: number },
  coverage: Coverage,
) => coverage[`${cardId}-${index + 1}`] ?? []

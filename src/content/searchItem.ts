import type { CountrySlug } from './countries'
import type { CountryCardId } from './countryPages/countryPage'
import type { SectionIcon } from './sections'
import type { TopicSlug } from './topics'

/** Where a result leads, as data: a route of the site and its params. */
export type ContentLink =
  | { to: '/' | '/youtube' | '/twitter' | '/sponsored' | '/countries' | '/country' }
  | { to: '/$topic'; params: { topic: TopicSlug } }
  | { to: '/$topic/$card'; params: { topic: TopicSlug; card: string } }
  | { to: '/countries/$slug'; params: { slug: CountrySlug } }
  | { to: '/countries/$slug/$card'; params: { slug: CountrySlug; card: CountryCardId } }
  | { to: '/country/$name'; params: { name: string } }

/** A drawn placeholder: a tint, a Lucide name, one of three values. */
export type ItemPicture = { topic: string; glyph: string; tone: 0 | 1 | 2 }

/** A fact that is shown only when it holds the match: «معلم: مكتبة الإسكندرية» without «معلم: » in `text`. */
export type Detail = { before?: string; text: string; after?: string }

type Item<Kind extends string> = {
  kind: Kind
  /** no other item has it */
  id: string
  title: string
  /** what else of it can be found: source, place, description */
  texts: readonly string[]
  link: ContentLink
}

export type ArticleItem = Item<'article'> & {
  /** the section or country that it stands in */
  place: string
  /** the Arabic name of the card that shows it; `texts` has its other names */
  card?: string
  source: string
  ageMinutes: number
  picture: ItemPicture
}
export type VideoItem = Item<'video'> & {
  channel: string
  views: string
  duration: string
  picture: ItemPicture
}
/** `avatar` is the word whose first letter is its picture. */
export type ChannelItem = Item<'channel'> & {
  subscribers: string
  description: string
  avatar: string
}
/** Its title is what was written. */
export type PostItem = Item<'post'> & { name: string; handle: string; avatar: string }
export type AccountItem = Item<'account'> & {
  handle: string
  followers: string
  bio: string
  avatar: string
}
export type HashtagItem = Item<'hashtag'> & { count: string }
/** Of its `words` only those with a match are shown. */
export type SponsoredItem = Item<'sponsored'> & { sponsor: string; words: readonly string[] }
type Place<Kind extends string> = Item<Kind> & {
  /** what else it is called: in English, in full, by its capital; all of them are in `texts` too */
  names: readonly string[]
  details: readonly Detail[]
}
/** A section, or a card of one. */
export type SectionItem = Place<'section'> & { icon: SectionIcon | 'flag' | 'badge-percent' }
export type CountryItem = Place<'country'> & { code: string }
export type PlaceItem = SectionItem | CountryItem

/** Anything that the search of the site can find (D-10). */
export type SearchItem =
  | ArticleItem
  | VideoItem
  | ChannelItem
  | PostItem
  | AccountItem
  | HashtagItem
  | SponsoredItem
  | PlaceItem

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
/** `avatar` is the word whose first letter stands for it. */
export type ChannelItem = Item<'channel'> & {
  subscribers: string
  description: string
  avatar: string
}
/** Its title is what was written. */
export type PostItem = Item<'post'> & { name: string; handle: string }
export type AccountItem = Item<'account'> & {
  handle: string
  followers: string
  bio: string
  avatar: string
}
export type HashtagItem = Item<'hashtag'> & { count: string }
/** Of its `words` only those with a match are shown. */
export type SponsoredItem = Item<'sponsored'> & { sponsor: string; words: readonly string[] }
export type SectionItem = Item<'section'> & {
  icon: SectionIcon | 'flag' | 'badge-percent'
  details: readonly Detail[]
}
export type CountryItem = Item<'country'> & { code: string; details: readonly Detail[] }

/** Anything that the search of the site can find (decision 10). */
export type SearchItem =
  | ArticleItem
  | VideoItem
  | ChannelItem
  | PostItem
  | AccountItem
  | HashtagItem
  | SponsoredItem
  | SectionItem
  | CountryItem

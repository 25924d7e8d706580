import type { CountrySlug } from './countries'
import type { CountryCardId } from './countryPages/countryPage'
import type { HeadlinePicture } from './picture'
import type { SectionIcon } from './sections'
import type { TopicSlug } from './topics'

/** The story that is open on a page. `q` makes it a search of the router's type: no route declares `story`. */
type OpenStory = { search?: { story: string; q?: undefined } }

/** The link of a result as data: a route of the site and its params. */
export type ContentLink = OpenStory &
  (
    | {
        to: '/' | '/dashboard' | '/youtube' | '/twitter' | '/sponsored' | '/countries' | '/country'
      }
    | { to: '/$topic'; params: { topic: TopicSlug } }
    | { to: '/$topic/$card'; params: { topic: TopicSlug; card: string } }
    | { to: '/countries/$slug'; params: { slug: CountrySlug } }
    | { to: '/countries/$slug/$card'; params: { slug: CountrySlug; card: CountryCardId } }
    | { to: '/country/$name'; params: { name: string } }
  )

/** A fact that is shown only if it contains the match: for «معلم: مكتبة الإسكندرية», `before` is «معلم: ». */
export type Detail = { before?: string; text: string; after?: string }

type Item<Kind extends string> = {
  kind: Kind
  /** unique */
  id: string
  title: string
  /** other searchable texts: source, place, description */
  texts: readonly string[]
  link: ContentLink
}

export type ArticleItem = Item<'article'> & {
  /** the section or country that it belongs to */
  place: string
  /** the Arabic name of the card that shows it; `texts` has its other names */
  card?: string
  source: string
  ageMinutes: number
  /** as in a headline */
  day?: string | undefined
  picture: HeadlinePicture
}
export type VideoItem = Item<'video'> & {
  channel: string
  views: string
  duration: string
  picture: HeadlinePicture
}
/** `avatar` is a word; its first letter is the picture. */
export type ChannelItem = Item<'channel'> & {
  subscribers: string
  description: string
  avatar: string
}
/** Its title is the text of the post. */
export type PostItem = Item<'post'> & { name: string; handle: string; avatar: string }
export type AccountItem = Item<'account'> & {
  handle: string
  followers: string
  bio: string
  avatar: string
}
export type HashtagItem = Item<'hashtag'> & { count: string }
/** A result shows only those of its `words` that match. */
export type SponsoredItem = Item<'sponsored'> & { sponsor: string; words: readonly string[] }
type Place<Kind extends string> = Item<Kind> & {
  /** other names: in English, in full, its capital; `texts` has all of them too */
  names: readonly string[]
  details: readonly Detail[]
}
/** A section, or a card of one. */
export type SectionItem = Place<'section'> & { icon: SectionIcon | 'flag' | 'badge-percent' }
export type CountryItem = Place<'country'> & { code: string }
export type PlaceItem = SectionItem | CountryItem

/** Every kind of result of the site's search (D-10). */
export type SearchItem =
  | ArticleItem
  | VideoItem
  | ChannelItem
  | PostItem
  | AccountItem
  | HashtagItem
  | SponsoredItem
  | PlaceItem

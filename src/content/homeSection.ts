import type { Post } from './posts'
import type { Section } from './sections'
import type { TopicSlug } from './topics'
import type { Video } from './videos'

/** A placeholder picture: the topic's colours, the icon of its subject, one of three times of day. */
export type PictureHint = {
  topic: TopicSlug | 'breaking'
  glyph: string
  tone: 0 | 1 | 2
}

/** A headline. Its age is in minutes; a breaking one has the topic that it belongs to. */
export type HomeArticle = {
  title: string
  source: string
  ageMinutes: number
  topic: TopicSlug
  /** the first article of a section has one */
  picture?: PictureHint
}

/** The three articles of a home page section (Spec §2). */
export type Three<Item> = readonly [Item, Item, Item]

/** A section of the home page with its three sample items of one kind (Spec §2, §3). */
export type HomeSection = Section &
  (
    | { kind: 'articles'; articles: Three<HomeArticle> }
    | { kind: 'videos'; videos: readonly Video[] }
    | { kind: 'posts'; posts: readonly Post[] }
  )

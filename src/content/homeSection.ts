import type { Headline } from './headline'
import type { Post } from './posts'
import type { Section } from './sections'
import type { TopicSlug } from './topics'
import type { Video } from './videos'

/** A headline; a breaking one has the topic that it belongs to. The first one of a section has a `glyph`, a picture. */
export type HomeArticle = Headline & { topic: TopicSlug }

/** The three articles of a home page section (Spec §2). */
export type Three<Item> = readonly [Item, Item, Item]

/** A section of the home page with its three sample items of one kind (Spec §2, §3). */
export type HomeSection = Section &
  (
    | { kind: 'articles'; articles: Three<HomeArticle> }
    | { kind: 'videos'; videos: readonly Video[] }
    | { kind: 'posts'; posts: readonly Post[] }
  )

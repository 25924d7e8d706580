import type { Section } from './sections'
import type { TopicSlug } from './topics'

/** The content of a placeholder picture: the topic's colours, a thin glyph, one of three tones. */
export type PictureHint = { topic: TopicSlug | 'breaking'; glyph: string; tone: 0 | 1 | 2 }

/** A headline. Its age is in minutes; its link opens the section of its topic. */
export type HomeArticle = {
  title: string
  source: string
  ageMinutes: number
  topic: TopicSlug
  /** the first article of a section has one */
  picture?: PictureHint
}

/** A video; `views` is a text, `duration` is `mm:ss`. */
export type HomeVideo = {
  title: string
  channel: string
  views: string
  duration: string
  thumbnail: PictureHint
}

/**
 * A post (Spec §3). `avatar` is a word; its first letter is the picture, as on `/twitter`. `engagement` has
 * the counts of reactions as texts, the most important first.
 */
export type HomeTweet = {
  handle: string
  displayName: string
  avatar: string
  text: string
  engagement: readonly string[]
}

/** The three items of a home page section (Spec §2). */
export type Three<Item> = readonly [Item, Item, Item]

/** A section of the home page with its three sample items of one kind (Spec §2, §3). */
export type HomeSection = Section &
  (
    | { kind: 'articles'; articles: Three<HomeArticle> }
    | { kind: 'videos'; videos: Three<HomeVideo> }
    | { kind: 'tweets'; tweets: Three<HomeTweet> }
  )

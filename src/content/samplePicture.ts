import type { TopicSlug } from './topics'

/** What the placeholder of a video, a post or a paid item shows: a tint, a thin glyph, one of three values. */
export type SamplePicture = {
  topic: TopicSlug | 'video' | 'posts' | 'ad'
  glyph: string
  tone: 0 | 1 | 2
}

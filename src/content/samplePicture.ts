import type { TopicSlug } from './topics'

/** The content of the placeholder of a video, a post or a paid item: a tint, the icon of its subject, one of three times of day. */
export type SamplePicture = {
  topic: TopicSlug | 'video' | 'posts' | 'ad'
  glyph: string
  tone: 0 | 1 | 2
}

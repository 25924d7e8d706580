import type { TopicSlug } from './topics'

/** The content of the placeholder of a video, a post or a paid item: a tint, a thin glyph, one of three tones. */
export type SamplePicture = {
  topic: TopicSlug | 'video' | 'posts' | 'ad'
  glyph: string
  tone: 0 | 1 | 2
}

import { removeInvisible } from '@/lib/invisible'

/** The slugs of the eight topical pages, in the order of Spec §1. */
export type TopicSlug =
  | 'sports'
  | 'technology'
  | 'entertainment'
  | 'business'
  | 'religion'
  | 'science'
  | 'health'
  | 'culture'

/** A topical section of the site (Spec §2): its slug in the URL and its Arabic name. */
export type Topic = { slug: TopicSlug; name: string }

/** The eight topical pages, in the order of Spec §1. */
export const topics: readonly Topic[] = [
  { slug: 'sports', name: 'رياضة' },
  { slug: 'technology', name: 'تكنولوجيا' },
  { slug: 'entertainment', name: 'ترفيه' },
  { slug: 'business', name: 'أعمال' },
  { slug: 'religion', name: 'دين' },
  { slug: 'science', name: 'علوم' },
  { slug: 'health', name: 'صحة' },
  { slug: 'culture', name: 'ثقافة' },
]

/** The topic of a slug, without regard to case (D-9), or undefined. */
export const topicBySlug = (slug: string): Topic | undefined =>
  topics.find((topic) => topic.slug === removeInvisible(slug).toLowerCase())

/** The content of the placeholder of a video, a post or a paid item: a tint, the icon of its subject, one of three times of day. */
export type SamplePicture = {
  topic: TopicSlug | 'video' | 'posts' | 'ad'
  glyph: string
  tone: 0 | 1 | 2
}

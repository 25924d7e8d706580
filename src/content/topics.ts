import { removeInvisible } from '@/lib/invisible'

/** The eight topical pages, in the order of Spec §1: each with its slug in the URL and its Arabic name (Spec §2). */
export const topics = [
  { slug: 'sports', name: 'رياضة' },
  { slug: 'technology', name: 'تكنولوجيا' },
  { slug: 'entertainment', name: 'ترفيه' },
  { slug: 'business', name: 'أعمال' },
  { slug: 'religion', name: 'دين' },
  { slug: 'science', name: 'علوم' },
  { slug: 'health', name: 'صحة' },
  { slug: 'culture', name: 'ثقافة' },
] as const
/** A topical section of the site (Spec §2): its slug in the URL and its Arabic name. */
export type Topic = (typeof topics)[number]
/** The slugs of the eight topical pages, in the order of Spec §1. */
export type TopicSlug = Topic['slug']

/** The topic of a slug, without regard to case (D-9), or undefined. */
export const topicBySlug = (slug: string): Topic | undefined =>
  topics.find((topic) => topic.slug === removeInvisible(slug).toLowerCase())

/** The placeholder of a video, a post or a paid item: its colours, the name of its drawing, its sky (`picture.ts`). */
export type SamplePicture = {
  topic: TopicSlug | 'video' | 'posts' | 'ad'
  glyph: string
  tone: 0 | 1 | 2
}

import { type TopicSlug, topics } from './topics'

/** The eleven sections of the home page: breaking, the topical ones, videos and posts (D-9c). */
export type SectionId = 'breaking' | TopicSlug | 'videos' | 'posts'

const topicIcons = {
  sports: 'trophy',
  technology: 'cpu',
  entertainment: 'clapperboard',
  business: 'briefcase',
  religion: 'book-open',
  science: 'flask-conical',
  health: 'heart-pulse',
  culture: 'landmark',
} as const satisfies Record<TopicSlug, string>

type TopicIcon = (typeof topicIcons)[keyof typeof topicIcons]

/** The name of a section's Lucide icon. Content has no React components. */
export type SectionIcon = 'zap' | TopicIcon | 'video' | 'message-square-text'

/** A section of the site (Spec §3, Homepage section): its id, name and icon, without its items. */
export type Section = { id: SectionId; name: string; icon: SectionIcon }

/** The eleven sections, in the order of D-9c. */
export const sections: readonly Section[] = [
  { id: 'breaking', name: 'عاجل', icon: 'zap' },
  ...topics.map(({ slug, name }) => ({ id: slug, name, icon: topicIcons[slug] })),
  { id: 'videos', name: 'فيديو', icon: 'video' },
  { id: 'posts', name: 'منشورات', icon: 'message-square-text' },
]

/** The section of an id. @throws {Error} for an unknown id */
export function sectionById(id: SectionId): Section {
  const section = sections.find((candidate) => candidate.id === id)
  if (!section) throw new Error(`No section ${id}`)
  return section
}

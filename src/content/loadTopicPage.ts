import type { TopicPage } from './topicPages/topicPage'
import type { TopicSlug } from './topics'

const pages: Record<TopicSlug, () => Promise<TopicPage>> = {
  sports: async () => (await import('./topicPages/sports')).sportsPage,
  technology: async () => (await import('./topicPages/technology')).technologyPage,
  entertainment: async () => (await import('./topicPages/entertainment')).entertainmentPage,
  business: async () => (await import('./topicPages/business')).businessPage,
  religion: async () => (await import('./topicPages/religion')).religionPage,
  science: async () => (await import('./topicPages/science')).sciencePage,
  health: async () => (await import('./topicPages/health')).healthPage,
  culture: async () => (await import('./topicPages/culture')).culturePage,
}

/** Loads the content of a topical page. Each is a separate chunk, so that no page loads the headlines of others. */
export const loadTopicPage = (slug: TopicSlug): Promise<TopicPage> => pages[slug]()

import type { TopicPage } from './categoryCard'
import { loadFile } from './loadFile'
import type { TopicSlug } from './topics'

const pages = import.meta.glob<TopicPage>('./topicPages/*.ts', {
  import: 'page',
})

/** Loads the content of a topical page. Each is a separate chunk, so that no page loads the headlines of others. */
export const loadTopicPage = (slug: TopicSlug): Promise<TopicPage> =>
  loadFile(pages, 'topicPages', slug)

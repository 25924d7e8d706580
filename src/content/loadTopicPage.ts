import type { TopicPage } from './categoryCard'
import type { TopicSlug } from './topics'

/**
 * Loads a file of a folder of `src/content`. Each is a chunk of its own, so that no page loads the texts of others.
 * @param files those of the folder, from `import.meta.glob`
 */
export function loadFile<T>(
  files: Record<string, () => Promise<T>>,
  folder: string,
  name: string,
): Promise<T> {
  const load = files[`./${folder}/${name}.ts`]
  if (!load) throw new Error(`There is no src/content/${folder}/${name}.ts`)
  return load()
}

const pages = import.meta.glob<TopicPage>('./topicPages/*.ts', {
  import: 'page',
})

/** Loads the content of a topical page. Each is a separate chunk, so that no page loads the headlines of others. */
export const loadTopicPage = (slug: TopicSlug): Promise<TopicPage> =>
  loadFile(pages, 'topicPages', slug)

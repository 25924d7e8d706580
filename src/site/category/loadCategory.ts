import { loadCategoryTitle, sectionOfCategory } from '@/content/categoryAliases'
import { pageHead } from '@/lib/pageHead'
import { type LoadedTopic, loadTopic, topicHead } from '@/site/topics/loadTopic'

/** The content of `/category/{name}`: a section's screen, or the generic page for the name. */
export type LoadedCategory =
  | { kind: 'topic'; topic: LoadedTopic }
  | { kind: 'videos' | 'posts' }
  | { kind: 'generic'; name: string; title: string }

/** Loads the page for a category's name or alias (D-5). */
export async function loadCategory(name: string): Promise<LoadedCategory> {
  const section = sectionOfCategory(name)
  if (section === 'videos' || section === 'posts') return { kind: section }
  const topic = section ? await loadTopic(section) : null
  if (topic) return { kind: 'topic', topic }
  return { kind: 'generic', name, title: await loadCategoryTitle(name) }
}

/** The document head of the page: for an alias, the canonical address is the section's (D-5). */
export function categoryHead(loaded: LoadedCategory | undefined) {
  switch (loaded?.kind) {
    case 'topic':
      return topicHead(loaded.topic)
    case 'videos':
      return videosHead()
    case 'posts':
      return postsHead()
    case 'generic':
      return pageHead({
        title: loaded.title,
        description: `كل ما يصل إلى مدار من ${loaded.title}.`,
        path: `/category/${loaded.name}`,
      })
    default:
      return {}
  }
}

/** The document head of `/youtube` and its aliases (D-5). */
const videosHead = () =>
  pageHead({
    title: 'فيديو',
    description: 'مقاطع رائجة وقنوات عربية مقترحة: حرف وعلوم ورحلات وحكايات من كل مكان.',
    path: '/youtube',
  })

/** The document head of `/twitter` and its aliases (D-5). */
const postsHead = () =>
  pageHead({
    title: 'منشورات',
    description: 'ما يتداوله الناس اليوم: منشورات رائجة وحسابات مقترحة ووسوم يومية.',
    path: '/twitter',
  })

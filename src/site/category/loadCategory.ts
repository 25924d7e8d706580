import { loadCategoryTitle, sectionOfCategory } from '@/content/categoryAliases'
import { pageHead } from '@/lib/pageHead'
import { loadTopic } from '@/site/topics/loadTopic'

/**
 * Loads the page for a category's name or alias (D-5): a section's screen, or the generic page for the name. For an alias
 * the canonical address is the section's. The pages of videos and posts are chunks of their own, so that a section's page
 * does not load them.
 */
export async function loadCategory(name: string) {
  const section = sectionOfCategory(name)
  if (section === 'videos')
    return { head: videosHead, Page: (await import('@/site/videos/VideosPage')).VideosPage }
  if (section === 'posts')
    return { head: postsHead, Page: (await import('@/site/posts/PostsPage')).PostsPage }
  const topic = section ? await loadTopic(section) : null
  if (topic) return { head: () => pageHead(topic.head), topic }
  const title = await loadCategoryTitle(name)
  const description = `كل ما يصل إلى مدار من ${title}.`
  return { head: () => pageHead({ title, description, path: `/category/${name}` }), name, title }
}

/** The document head of `/youtube` and its aliases (D-5). */
export const videosHead = () =>
  pageHead({
    title: 'فيديو',
    description:
      'أكثر المقاطع رواجًا اليوم، وقنوات عربية مقترحة في العلوم والحِرف والسفر وحكايات المدن.',
    path: '/youtube',
  })

/** The document head of `/twitter` and its aliases (D-5). */
export const postsHead = () =>
  pageHead({
    title: 'منشورات',
    description:
      'ما يتحدث عنه الناس الآن: منشورات رائجة، وعشرة وسوم، وحسابات عربية تستحق المتابعة.',
    path: '/twitter',
  })

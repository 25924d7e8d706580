import { isSameText } from '@/lib/containsText'
import type { SectionId } from './sections'
import { topics } from './topics'

/** The Arabic aliases of `/category/{name}` (Spec §2), and the English slugs that mean the same (D-5). */
const aliases: readonly (readonly [id: Exclude<SectionId, 'breaking'>, ...names: string[]])[] = [
  ...topics.map(({ slug, name }) => [slug, slug, name] as const),
  ['videos', 'يوتيوب', 'youtube'],
  ['posts', 'تويتر', 'twitter'],
]

/** The section of a category's name, without regard to case (D-9) and spelling (D-10), or undefined. */
export const sectionOfCategory = (name: string): Exclude<SectionId, 'breaking'> | undefined =>
  aliases.find(([, ...names]) => names.some((known) => isSameText(known, name)))?.[0]

/** The title of a generic category page: «أخبار الاقتصاد». Only that page loads the word list for it. */
export const loadCategoryTitle = async (name: string): Promise<string> =>
  (await import('./categoryTitle')).categoryTitle(name)

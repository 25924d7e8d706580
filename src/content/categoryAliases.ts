import { isSameText } from '@/lib/containsText'
import type { SectionId } from './sections'

/** The Arabic aliases of `/category/{name}` (Spec §2), and the English slugs that mean the same (D-5). */
const aliases: Record<string, Exclude<SectionId, 'breaking'>> = {
  رياضة: 'sports',
  تكنولوجيا: 'technology',
  ترفيه: 'entertainment',
  أعمال: 'business',
  يوتيوب: 'videos',
  تويتر: 'posts',
  دين: 'religion',
  علوم: 'science',
  صحة: 'health',
  ثقافة: 'culture',
  sports: 'sports',
  technology: 'technology',
  entertainment: 'entertainment',
  business: 'business',
  youtube: 'videos',
  twitter: 'posts',
  religion: 'religion',
  science: 'science',
  health: 'health',
  culture: 'culture',
}

/** The section of a category's name, without regard to case (D-9) and spelling (D-10), or undefined. */
export function sectionOfCategory(name: string): Exclude<SectionId, 'breaking'> | undefined {
  const alias = Object.keys(aliases).find((known) => isSameText(known, name))
  return alias ? aliases[alias] : undefined
}

/** The title of a generic category page: «أخبار الاقتصاد». Only that page loads the word list for it. */
export const loadCategoryTitle = async (name: string): Promise<string> =>
  (await import('./categoryTitle')).categoryTitle(name)

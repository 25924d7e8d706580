import { loadStories, storyFileOf } from '@/content/loadStories'
import type { SavedArticle } from '@/content/savedArticles'
import { localDay } from '@/lib/localDay'
import { savedArticleList, toggleSavedArticle } from '@/saved/savedArticles'
import { publishedAt } from '@/ui/news/Age'
import { toastChange } from '@/ui/stores/notStored'
import { loadMedia, mediaKindOf, type Openable } from './media'

/** A story, a video, a post or a sponsored article as `/profile` lists it. It reads the clock. */
export const savable = ({ id, title, source, ageMinutes, day, place }: Openable): SavedArticle => ({
  story: id,
  title,
  source,
  date: day || localDay(publishedAt(ageMinutes)),
  category: place,
})

/** Saves the item with this id in the address, or removes it, and shows a toast. Rejects if its content cannot be loaded. */
export async function toggleSavedById(id: string): Promise<void> {
  const saved = savedArticleList.get().find(({ story }) => story === id)
  const article = saved ?? (await loadSavable(id))
  if (article) toggleSaved(article)
}

async function loadSavable(id: string): Promise<SavedArticle | undefined> {
  const kind = mediaKindOf(id)
  const file = storyFileOf(id)
  const all: readonly Openable[] = await (kind ? loadMedia(kind) : file ? loadStories(file) : [])
  const found = all.find((one) => one.id === id)
  return found && savable(found)
}

export function toggleSaved(article: SavedArticle): void {
  const wasSaved = savedArticleList.get().some(({ story }) => story === article.story)
  const isStored = toggleSavedArticle(article)
  toastChange(wasSaved ? 'أُزيل من محفوظاتك.' : 'حُفظ، وتجده في ملفك الشخصي.', isStored)
}

import { mediaId } from '@/content/headline'
import { loadStories, storyFileOf } from '@/content/loadStories'
import type { SavedArticle } from '@/content/savedArticles'
import type { Story } from '@/content/story'
import { localDay } from '@/lib/localDay'
import { savedArticleList, toggleSavedArticle } from '@/saved/savedArticles'
import { publicLists } from '@/site/publicLists'
import { publishedAt } from '@/ui/news/Age'
import { toastChange } from '@/ui/stores/notStored'
import { editedMedia, loadMedia, type MediaItem, mediaIn, mediaKindOf, titleOfMedia } from './media'

/** The day on which something was published, by its age in minutes. */
const dayOf = (ageMinutes: number) => localDay(publishedAt(ageMinutes))

/** A story as `/profile` lists it. It reads the clock. */
export const savableStory = ({ id, title, source, ageMinutes, place }: Story): SavedArticle => ({
  story: id,
  title,
  source,
  date: dayOf(ageMinutes),
  category: place,
})

/** A video, a post or a sponsored article as `/profile` lists it. It reads the clock. */
export function savableMedia(media: MediaItem): SavedArticle {
  const saved = { story: mediaId(media.kind, media.item.id), title: titleOfMedia(media) }
  switch (media.kind) {
    case 'video': {
      const { channel, uploadTime, uploadDay } = media.item
      return { ...saved, source: channel, date: uploadDay || dayOf(uploadTime), category: 'فيديو' }
    }
    case 'post': {
      const { user, timestamp, day } = media.item
      return { ...saved, source: user.name, date: day || dayOf(timestamp), category: 'منشورات' }
    }
    case 'sponsored': {
      const { sponsor, publishedAt } = media.item
      return { ...saved, source: sponsor, date: dayOf(publishedAt), category: 'محتوى مدفوع' }
    }
  }
}

/** Saves the item with this id in the address, or removes it, and shows a toast. Rejects if its content cannot be loaded. */
export async function toggleSavedById(id: string): Promise<void> {
  const saved = savedArticleList.get().find(({ story }) => story === id)
  const article = saved ?? (await loadSavable(id))
  if (article) toggleSaved(article)
}

async function loadSavable(id: string): Promise<SavedArticle | undefined> {
  const kind = mediaKindOf(id)
  if (kind) {
    const lists = publicLists.get()
    const edited = editedMedia(kind, {
      videos: lists?.publicVideos.get().videos,
      posts: lists?.publicPosts.get().posts,
    })
    const found = mediaIn(edited ?? (await loadMedia(kind)), id)
    const media = found?.list[found.index]
    return media && savableMedia(media)
  }
  const file = storyFileOf(id)
  const story = file && (await loadStories(file)).find((one) => one.id === id)
  return story && savableStory(story)
}

export function toggleSaved(article: SavedArticle): void {
  const wasSaved = savedArticleList.get().some(({ story }) => story === article.story)
  const isStored = toggleSavedArticle(article)
  toastChange(wasSaved ? 'أُزيل من محفوظاتك.' : 'حُفظ، وتجده في ملفك الشخصي.', isStored)
}

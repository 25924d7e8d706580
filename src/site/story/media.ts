import { type MediaKind, mediaId } from '@/content/headline'
import type { Post } from '@/content/posts'
import type { ContentLink } from '@/content/searchItem'
import type { SponsoredArticle } from '@/content/sponsored'
import type { Story } from '@/content/story'
import type { Video } from '@/content/videos'
import { publicLists } from '@/site/publicLists'
import type { PublicSearch } from '@/site/publicStores'

/** What stories, videos, posts and sponsored articles have in common. */
export type Openable = Pick<Story, 'id' | 'title' | 'source' | 'ageMinutes' | 'day' | 'place'>

/** What opens in the sheet without being a story. */
export type MediaItem = Openable &
  (
    | { kind: 'video'; item: Video }
    | { kind: 'post'; item: Post }
    | { kind: 'sponsored'; item: SponsoredArticle }
  )

/** The page of each kind, and the names of its list. */
export const MEDIA: Record<MediaKind, { page: ContentLink; list: string; others: string }> = {
  video: { page: { to: '/youtube' }, list: 'المقاطع الرائجة', others: 'مقاطع أخرى' },
  post: { page: { to: '/twitter' }, list: 'المنشورات الرائجة', others: 'منشورات أخرى' },
  sponsored: {
    page: { to: '/sponsored' },
    list: 'المقالات المدفوعة',
    others: 'مقالات مدفوعة أخرى',
  },
}

const KINDS = Object.keys(MEDIA) as MediaKind[]

/** The kind of item that an id names, `video-wooden-boats`; undefined for the id of a story. */
export const mediaKindOf = (id: string): MediaKind | undefined =>
  KINDS.find((kind) => id.startsWith(`${kind}-`))

const ofVideo = (item: Video): MediaItem => ({
  kind: 'video',
  item,
  id: mediaId('video', item.id),
  title: item.title,
  source: item.channel,
  ageMinutes: item.uploadTime,
  day: item.uploadDay,
  place: 'فيديو',
})

/** A post has only its text. */
const ofPost = (item: Post): MediaItem => ({
  kind: 'post',
  item,
  id: mediaId('post', item.id),
  title: item.content,
  source: item.user.name,
  ageMinutes: item.timestamp,
  day: item.day,
  place: 'منشورات',
})

const ofSponsored = (item: SponsoredArticle): MediaItem => ({
  kind: 'sponsored',
  item,
  id: mediaId('sponsored', item.id),
  title: item.title,
  source: item.sponsor,
  ageMinutes: item.publishedAt,
  place: 'محتوى مدفوع',
})

/** The items of the lists that editors have saved; undefined for a kind that they have not, or cannot. */
export function editedMedia(
  kind: MediaKind | undefined,
  saved: PublicSearch | null | undefined,
): MediaItem[] | undefined {
  if (kind === 'video') return saved?.videos.map(ofVideo)
  return kind === 'post' ? saved?.posts.map(ofPost) : undefined
}

/** Loads the items that readers see (D-34). On the page that shows them they are there already. */
export async function loadMedia(kind: MediaKind): Promise<MediaItem[]> {
  const saved = publicLists.get()?.publicSearch.get()
  switch (kind) {
    case 'video':
      return (saved ?? (await import('@/content/videos'))).videos.map(ofVideo)
    case 'post':
      return (saved ?? (await import('@/content/posts'))).posts.map(ofPost)
    case 'sponsored':
      return (await import('@/content/sponsored')).sponsoredArticles.map(ofSponsored)
  }
}

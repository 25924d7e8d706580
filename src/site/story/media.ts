import { type MediaKind, mediaId } from '@/content/headline'
import type { Post } from '@/content/posts'
import type { ContentLink } from '@/content/searchItem'
import type { SponsoredArticle } from '@/content/sponsored'
import type { Video } from '@/content/videos'

/** What opens in the sheet without being a story. */
export type MediaItem =
  | { kind: 'video'; item: Video }
  | { kind: 'post'; item: Post }
  | { kind: 'sponsored'; item: SponsoredArticle }

/** The list of an item, and its place in it, from 0. */
export type Media = { list: readonly MediaItem[]; index: number }

/** The page of each kind. */
export const MEDIA_PAGES = {
  video: { to: '/youtube' },
  post: { to: '/twitter' },
  sponsored: { to: '/sponsored' },
} as const satisfies Record<MediaKind, ContentLink>

/** What names an item: a post has only its text. */
export const titleOfMedia = (media: MediaItem): string =>
  media.kind === 'post' ? media.item.content : media.item.title

const KINDS = Object.keys(MEDIA_PAGES) as MediaKind[]

/** The kind of item that an id names, `video-wooden-boats`; undefined for the id of a story. */
export const mediaKindOf = (id: string): MediaKind | undefined =>
  KINDS.find((kind) => id.startsWith(`${kind}-`))

/** Loads the items that ship. On the page that shows them they are there already. */
export async function loadMedia(kind: MediaKind): Promise<MediaItem[]> {
  switch (kind) {
    case 'video':
      return (await import('@/content/videos')).videos.map((item) => ({ kind, item }))
    case 'post':
      return (await import('@/content/posts')).posts.map((item) => ({ kind, item }))
    case 'sponsored':
      return (await import('@/content/sponsored')).sponsoredArticles.map((item) => ({ kind, item }))
  }
}

/** The items of the lists that editors have saved; undefined for a kind that they have not, or cannot. */
export function editedMedia(
  kind: MediaKind | undefined,
  { videos, posts }: { videos: readonly Video[] | undefined; posts: readonly Post[] | undefined },
): MediaItem[] | undefined {
  if (kind === 'video') return videos?.map((item) => ({ kind, item }))
  if (kind === 'post') return posts?.map((item) => ({ kind, item }))
  return undefined
}

/** The item of an id, and its place in the list; null if the list does not have it. */
export function mediaIn(list: readonly MediaItem[], id: string): Media | null {
  const index = list.findIndex(({ kind, item }) => mediaId(kind, item.id) === id)
  return index < 0 ? null : { list, index }
}

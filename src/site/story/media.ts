import type { MediaKind } from '@/content/headline'
import type { Post } from '@/content/posts'
import type { SponsoredArticle } from '@/content/sponsored'
import type { Video } from '@/content/videos'

/** What opens in the sheet without being a story. */
export type MediaItem =
  | { kind: 'video'; item: Video }
  | { kind: 'post'; item: Post }
  | { kind: 'sponsored'; item: SponsoredArticle }

/** The list of an item, and its place in it, from 0. */
export type Media = { list: readonly MediaItem[]; index: number }

const KINDS: readonly MediaKind[] = ['video', 'post', 'sponsored']

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

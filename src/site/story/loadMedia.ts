import { type MediaKind, mediaId } from '@/content/headline'
import type { Post } from '@/content/posts'
import type { SponsoredArticle } from '@/content/sponsored'
import type { Video } from '@/content/videos'
import { publicLists } from '@/site/publicLists'

/** What opens in the sheet without being a story. */
export type MediaItem =
  | { kind: 'video'; item: Video }
  | { kind: 'post'; item: Post }
  | { kind: 'sponsored'; item: SponsoredArticle }

/** The list of an item, as readers see it, and the place of the item in it, from 0. */
export type Media = { list: readonly MediaItem[]; index: number }

const KINDS: readonly MediaKind[] = ['video', 'post', 'sponsored']

/** The kind of item that an id names, `video-wooden-boats`; undefined for the id of a story. */
export const mediaKindOf = (id: string): MediaKind | undefined =>
  KINDS.find((kind) => id.startsWith(`${kind}-`))

/** Loads the list that has the item of an id (D-34); null if no item of the list has it. */
export async function loadMedia(kind: MediaKind, id: string): Promise<Media | null> {
  const list = await loadList(kind)
  const index = list.findIndex(({ item }) => mediaId(kind, item.id) === id)
  return index < 0 ? null : { list, index }
}

async function loadList(kind: MediaKind): Promise<MediaItem[]> {
  const saved = publicLists.get()
  switch (kind) {
    case 'video': {
      const { videos } = saved ? saved.publicVideos.get() : await import('@/content/videos')
      return videos.map((item) => ({ kind, item }))
    }
    case 'post': {
      const { posts } = saved ? saved.publicPosts.get() : await import('@/content/posts')
      return posts.map((item) => ({ kind, item }))
    }
    case 'sponsored': {
      const { sponsoredArticles } = await import('@/content/sponsored')
      return sponsoredArticles.map((item) => ({ kind, item }))
    }
  }
}

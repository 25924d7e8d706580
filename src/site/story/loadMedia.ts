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

/** An item with the ids of its list, for the buttons to the next one. */
export type Media = MediaItem & { ids: readonly string[]; index: number }

const KINDS: readonly MediaKind[] = ['video', 'post', 'sponsored']

/** The kind of item that an id names, `video-wooden-boats`; undefined for the id of a story. */
export const mediaKindOf = (id: string): MediaKind | undefined =>
  KINDS.find((kind) => id.startsWith(`${kind}-`))

/** Loads the item of an id from the list that readers see (D-34); null if the list does not have it. */
export async function loadMedia(kind: MediaKind, id: string): Promise<Media | null> {
  const list = await loadList(kind)
  const ids = list.map(({ item }) => mediaId(kind, item.id))
  const index = ids.indexOf(id)
  const found = list[index]
  return found ? { ...found, ids, index } : null
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

import { skipToken, useQuery } from '@tanstack/react-query'
import { type MediaKind, mediaId } from '@/content/headline'
import { publicLists } from '@/site/publicLists'
import { useSaved } from '@/ui/useSaved'
import { loadMedia, type Media, type MediaItem } from './media'

/**
 * The video, post or sponsored article of an id, in the list that readers see (D-34). `media` is undefined while the list
 * loads, and null if no item of it has the id.
 */
export function useMedia(kind: MediaKind | undefined, id: string) {
  const videos = useSaved(publicLists, 'publicVideos')?.videos
  const posts = useSaved(publicLists, 'publicPosts')?.posts
  const { data, isError, refetch } = useQuery({
    queryKey: ['media', kind],
    queryFn: kind ? () => loadMedia(kind) : skipToken,
  })
  const saved: MediaItem[] | undefined =
    kind === 'video'
      ? videos?.map((item) => ({ kind, item }))
      : kind === 'post'
        ? posts?.map((item) => ({ kind, item }))
        : undefined
  const list = saved ?? data
  return { media: list && mediaIn(list, id), isError, refetch }
}

function mediaIn(list: readonly MediaItem[], id: string): Media | null {
  const index = list.findIndex(({ kind, item }) => mediaId(kind, item.id) === id)
  return index < 0 ? null : { list, index }
}

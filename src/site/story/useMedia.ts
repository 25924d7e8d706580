import { skipToken, useQuery } from '@tanstack/react-query'
import type { MediaKind } from '@/content/headline'
import { publicLists } from '@/site/publicLists'
import { useSaved } from '@/ui/states/useSaved'
import { editedMedia, loadMedia, mediaIn } from './media'

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
  const list = editedMedia(kind, { videos, posts }) ?? data
  return { media: list && mediaIn(list, id), isError, refetch }
}

import { linkOptions } from '@tanstack/react-router'
import type { TopicSlug } from '@/content/topics'
import { type Follow, savedFollows } from '@/saved/follows'
import { useStore } from '@/ui/states/useStore'

/** What the reader follows; nothing in HTML made at build time. */
export const useFollows = (): readonly Follow[] => useStore(savedFollows, savedFollows.shipped)

/** The page of something that the reader follows; of a source, what the search finds. */
export function followedLink({ kind, id }: Follow) {
  switch (kind) {
    case 'section':
      return linkOptions({ to: '/$topic', params: { topic: id as TopicSlug } })
    case 'country':
      return linkOptions({ to: '/countries/$slug', params: { slug: id } })
    case 'source':
      return linkOptions({ to: '/search', search: { q: id } })
    case 'channel':
      return linkOptions({ to: '/youtube' })
    case 'account':
      return linkOptions({ to: '/twitter' })
  }
}

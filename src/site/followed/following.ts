import { useEffect } from 'react'
import { isSaved } from '@/lib/savedStore'
import { createStore } from '@/lib/store'
import { savedFollows } from '@/saved/follows'
import { useStore } from '@/ui/stores/useStore'
import type * as Parts from './followingParts'

const parts = createStore<typeof Parts | null>(null)

/**
 * For the routes of `/dashboard` and `/profile`: loads what they show of the things that the reader follows. Returns
 * undefined at once if there is none, so that other readers load none of it. It never rejects.
 */
export const loadFollowing = (): Promise<void> | undefined =>
  isSaved('follows') ? load().catch(console.error) : undefined

async function load() {
  const loaded = await import('./followingParts')
  await loaded.loadFollowed()
  parts.set(loaded)
}

/** What `loadFollowing` has loaded; null during hydration, and if the reader follows nothing. */
export function useFollowing(): typeof Parts | null {
  const follows = useStore(savedFollows)
  const loaded = useStore(parts, () => null)
  // Also what was followed since, on another page or in another tab.
  useEffect(() => {
    if (follows.length > 0) void loadFollowing()
  }, [follows])
  return follows.length > 0 ? loaded : null
}

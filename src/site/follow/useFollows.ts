import { type Follow, savedFollows } from '@/saved/follows'
import { useStore } from '@/ui/states/useStore'

/** What the reader follows; nothing in HTML made at build time. */
export const useFollows = (): readonly Follow[] => useStore(savedFollows, savedFollows.shipped)

import type { Profile } from '@/content/profile'
import type { SavedArticle } from '@/content/savedArticles'
import { inOrder, useReaderInterests } from '@/site/dashboard/useReaderInterests'
import { useReader } from '@/ui/useReader'
import { useStore } from '@/ui/useStore'
import { savedList, savedProfile } from './savedProfile'

/** The articles that the reader saved, newest first. */
export const useSavedArticles = (): readonly SavedArticle[] => useStore(savedList)

/** The reader's profile with all its fields (Spec §3); the interests are those of the dashboard. */
export function useProfile(): Profile {
  const saved = useStore(savedProfile)
  const reader = useReader()
  const interests = inOrder(useReaderInterests())
  return { ...reader, ...saved, interests, savedArticles: useSavedArticles().length }
}

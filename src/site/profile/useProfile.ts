import type { Profile } from '@/content/profile'
import type { SavedArticle } from '@/content/savedArticles'
import { savedFollows } from '@/saved/follows'
import { savedInterests } from '@/saved/interests'
import { savedProfile } from '@/saved/profile'
import { savedArticleList } from '@/saved/savedArticles'
import { useReader } from '@/site/chrome/useReader'
import { useStore } from '@/ui/states/useStore'

/** The articles that the reader saved, newest first. */
export const useSavedArticles = (): readonly SavedArticle[] => useStore(savedArticleList)

/** The reader's profile with all its fields (Spec §3); the interests are those of the dashboard. */
export function useProfile(): Profile {
  const saved = useStore(savedProfile)
  const reader = useReader()
  const interests = useStore(savedInterests)
  const savedArticles = useSavedArticles().length
  const followedTopics = saved.followedTopics + useStore(savedFollows).length
  return { ...reader, ...saved, interests, savedArticles, followedTopics }
}

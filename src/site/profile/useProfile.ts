import type { Profile } from '@/content/profile'
import type { SavedArticle } from '@/content/savedArticles'
import { savedProfile } from '@/saved/profile'
import { savedArticleList } from '@/saved/savedArticles'
import { useReader } from '@/site/chrome/useReader'
import { useReaderInterests } from '@/site/dashboard/useReaderInterests'
import { useFollows } from '@/site/follow/useFollows'
import { useStore } from '@/ui/states/useStore'

/** The articles that the reader saved, newest first. */
export const useSavedArticles = (): readonly SavedArticle[] =>
  useStore(savedArticleList, savedArticleList.shipped)

/** The reader's profile with all its fields (Spec §3); the interests are those of the dashboard. */
export function useProfile(): Profile {
  const saved = useStore(savedProfile, savedProfile.shipped)
  const reader = useReader()
  const interests = useReaderInterests()
  const savedArticles = useSavedArticles().length
  const followedTopics = saved.followedTopics + useFollows().length
  return { ...reader, ...saved, interests, savedArticles, followedTopics }
}

import type { Profile } from '@/content/profile'
import { savedFollows } from '@/saved/follows'
import { savedInterests } from '@/saved/interests'
import { savedProfile } from '@/saved/profile'
import { savedSettings } from '@/saved/readerSettings'
import { savedArticleList } from '@/saved/savedArticles'
import { useStore } from '@/ui/stores/useStore'

/** The reader's profile with all its fields (Spec §3); the interests are those of the dashboard. */
export function useProfile(): Profile {
  const saved = useStore(savedProfile)
  const { name, email, phone, avatar } = useStore(savedSettings)
  const interests = useStore(savedInterests)
  const savedArticles = useStore(savedArticleList).length
  const followedTopics = saved.followedTopics + useStore(savedFollows).length
  const reader = { name, email, phone, avatar }
  return { ...reader, ...saved, interests, savedArticles, followedTopics }
}

import {
  type RecommendedProfile,
  type TrendingTweet,
  trendingTweets,
} from '@/content/admin/curatedPosts'
import { type Post, posts, type SuggestedAccount } from '@/content/posts'
import { deriveStore } from '@/lib/deriveStore'
import { trimInvisible } from '@/lib/invisible'
import { savedPosts, savedProfiles } from './posts'
import { previewed } from './preview'
import { activeInOrder, validDay } from './publicCategories'

const editedPosts = previewed(savedPosts)
const editedProfiles = previewed(savedProfiles)

/** What editors have saved of `/twitter`, as readers see it. Imported only if they have (`site/publicLists.ts`). */
export const publicPosts = deriveStore([editedPosts, editedProfiles], () => ({
  posts: activeInOrder(editedPosts.get()).map(publicPost),
  accounts: activeInOrder(editedProfiles.get()).map(publicAccount),
}))

/** A post that ships has its sample picture, its author's mark, and its age until editors change the day. */
function publicPost(edited: TrendingTweet): Post {
  const { id, username, handle, avatar, contentAr, likes, retweets, replies } = edited
  const sample = posts.find((post) => post.id === id)
  const shipped = trendingTweets.find((post) => post.id === id)
  return {
    id,
    user: {
      name: username,
      username: handle,
      avatar: trimInvisible(avatar) || username,
      isVerified: sample?.user.username === handle && sample.user.isVerified,
    },
    content: contentAr,
    timestamp: sample?.timestamp ?? 0,
    likes,
    retweets,
    replies,
    ...(sample?.image && { image: sample.image }),
    ...(edited.timestamp !== shipped?.timestamp && { day: validDay(edited.timestamp) }),
  }
}

function publicAccount(edited: RecommendedProfile): SuggestedAccount {
  const { id, username, handle, avatar, bioAr, followers, verified } = edited
  return {
    id,
    name: username,
    username: handle,
    avatar: trimInvisible(avatar) || username,
    bio: bioAr,
    followers,
    isVerified: verified,
  }
}

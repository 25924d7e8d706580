import { recommendedProfiles, trendingTweets } from '@/content/admin/curatedPosts'
import { createSavedStore } from '@/lib/savedStore'
import { listLike, orderedShape } from './shapes'

/** The trending posts of `/twitter`. Editors: `/admin/twitter`; readers: `/twitter`. */
export const savedPosts = createSavedStore({
  name: 'posts',
  shipped: () => trendingTweets,
  parse: listLike(trendingTweets, orderedShape),
})

/** The suggested accounts of `/twitter`. Editors: `/admin/twitter`; readers: `/twitter`. */
export const savedProfiles = createSavedStore({
  name: 'profiles',
  shipped: () => recommendedProfiles,
  parse: listLike(recommendedProfiles, orderedShape),
})

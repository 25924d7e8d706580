import { recommendedProfiles, trendingTweets } from '@/content/admin/curatedPosts'
import { orderedShape, savedListLike } from './shapes'

/** The trending posts of `/twitter`. Editors: `/admin/twitter`; readers: `/twitter`. */
export const savedPosts = savedListLike('posts', trendingTweets, orderedShape)

/** The suggested accounts of `/twitter`. Editors: `/admin/twitter`; readers: `/twitter`. */
export const savedProfiles = savedListLike('profiles', recommendedProfiles, orderedShape)

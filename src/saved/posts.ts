import * as z from 'zod/mini'
import {
  type RecommendedProfile,
  recommendedProfiles,
  type TrendingTweet,
  trendingTweets,
} from '@/content/admin/curatedPosts'
import { createSavedStore } from '@/lib/savedStore'
import { count, orderedShape, text } from './shapes'

const postSchema = z.strictObject({
  ...orderedShape,
  username: text,
  handle: text,
  avatar: text,
  content: text,
  contentAr: text,
  timestamp: text,
  likes: count,
  retweets: count,
  replies: count,
  tweetUrl: text,
}) satisfies z.ZodMiniType<TrendingTweet>

const profileSchema = z.strictObject({
  ...orderedShape,
  username: text,
  handle: text,
  bio: text,
  bioAr: text,
  avatar: text,
  followers: text,
  following: count,
  tweets: count,
  verified: z.boolean(),
  profileUrl: text,
}) satisfies z.ZodMiniType<RecommendedProfile>

/** The trending posts of `/twitter`. Editors: `/admin/twitter`; readers: `/twitter`. */
export const savedPosts = createSavedStore<readonly TrendingTweet[]>({
  name: 'posts',
  shipped: () => trendingTweets,
  parse: z.array(postSchema).parse,
})

/** The suggested accounts of `/twitter`. Editors: `/admin/twitter`; readers: `/twitter`. */
export const savedProfiles = createSavedStore<readonly RecommendedProfile[]>({
  name: 'profiles',
  shipped: () => recommendedProfiles,
  parse: z.array(profileSchema).parse,
})

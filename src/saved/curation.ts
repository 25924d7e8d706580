import * as z from 'zod/mini'
import {
  type RecommendedProfile,
  recommendedProfiles,
  type TrendingTweet,
  trendingTweets,
} from '@/content/admin/curatedPosts'
import {
  type RecommendedChannel,
  recommendedChannels,
  type TrendingVideo,
  trendingVideos,
} from '@/content/admin/curatedVideos'
import { createSavedStore } from '@/lib/savedStore'
import { count, orderedShape, text } from './shapes'

const videoSchema = z.strictObject({
  ...orderedShape,
  title: text,
  titleAr: text,
  channel: text,
  channelAr: text,
  thumbnail: text,
  views: text,
  duration: text,
  publishedAt: text,
  videoUrl: text,
}) satisfies z.ZodMiniType<TrendingVideo>

const channelSchema = z.strictObject({
  ...orderedShape,
  name: text,
  nameAr: text,
  description: text,
  avatar: text,
  subscribers: text,
  videoCount: count,
  channelUrl: text,
}) satisfies z.ZodMiniType<RecommendedChannel>

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

/** The trending videos of `/youtube`. Editors: `/admin/youtube`; readers: `/youtube`. */
export const savedVideos = createSavedStore<readonly TrendingVideo[]>({
  name: 'videos',
  shipped: () => trendingVideos,
  parse: z.array(videoSchema).parse,
})

/** The suggested channels of `/youtube`. Editors: `/admin/youtube`; readers: `/youtube`. */
export const savedChannels = createSavedStore<readonly RecommendedChannel[]>({
  name: 'channels',
  shipped: () => recommendedChannels,
  parse: z.array(channelSchema).parse,
})

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

import * as z from 'zod/mini'
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

import { recommendedChannels, trendingVideos } from '@/content/admin/curatedVideos'
import { orderedShape, savedListLike } from './shapes'

/** The trending videos of `/youtube`. Editors: `/admin/youtube`; readers: `/youtube`. */
export const savedVideos = savedListLike('videos', trendingVideos, orderedShape)

/** The suggested channels of `/youtube`. Editors: `/admin/youtube`; readers: `/youtube`. */
export const savedChannels = savedListLike('channels', recommendedChannels, orderedShape)

import { recommendedChannels, trendingVideos } from '@/content/admin/curatedVideos'
import { createSavedStore } from '@/lib/savedStore'
import { listLike, orderedShape } from './shapes'

/** The trending videos of `/youtube`. Editors: `/admin/youtube`; readers: `/youtube`. */
export const savedVideos = createSavedStore({
  name: 'videos',
  shipped: () => trendingVideos,
  parse: listLike(trendingVideos, orderedShape),
})

/** The suggested channels of `/youtube`. Editors: `/admin/youtube`; readers: `/youtube`. */
export const savedChannels = createSavedStore({
  name: 'channels',
  shipped: () => recommendedChannels,
  parse: listLike(recommendedChannels, orderedShape),
})

import {
  type RecommendedChannel,
  type TrendingVideo,
  trendingVideos,
} from '@/content/admin/curatedVideos'
import { type Channel, channels, type Video, videos } from '@/content/videos'
import { deriveStore } from '@/lib/deriveStore'
import { trimInvisible } from '@/lib/invisible'
import { previewed } from './preview'
import { activeInOrder, pictureAddress, validDay } from './publicCategories'
import { savedChannels, savedVideos } from './videos'

const editedVideos = previewed(savedVideos)
const editedChannels = previewed(savedChannels)

/** What editors have saved of `/youtube`, as readers see it. Imported only if they have (`site/publicLists.ts`). */
export const publicVideos = deriveStore([editedVideos, editedChannels], () => ({
  videos: activeInOrder(editedVideos.get()).map(publicVideo),
  channels: activeInOrder(editedChannels.get()).map(publicChannel),
}))

const ADDED_VIDEO = {
  uploadTime: 0,
  thumbnail: { topic: 'video', glyph: 'screen', tone: 1 },
} as const

/** A video that ships has its sample picture and its age until editors change them. */
function publicVideo(edited: TrendingVideo): Video {
  const { id, titleAr, channelAr, views, duration, thumbnail, publishedAt } = edited
  const sample = videos.find((video) => video.id === id)
  const shipped = trendingVideos.find((video) => video.id === id)
  const address = thumbnail === shipped?.thumbnail ? undefined : pictureAddress(thumbnail)
  const shown = sample ?? ADDED_VIDEO
  return {
    ...shown,
    id,
    title: titleAr,
    channel: channelAr,
    channelAvatar: sample?.channel === channelAr ? sample.channelAvatar : channelAr,
    views,
    duration,
    ...(publishedAt !== shipped?.publishedAt && { uploadDay: validDay(publishedAt) }),
    ...(address && { thumbnail: { ...shown.thumbnail, src: address } }),
  }
}

function publicChannel(edited: RecommendedChannel): Channel {
  const { id, nameAr, subscribers, avatar, description } = edited
  const sample = channels.find((channel) => channel.id === id)
  return {
    id,
    name: nameAr,
    subscribers,
    avatar: trimInvisible(avatar) || nameAr,
    description,
    isVerified: sample?.isVerified ?? false,
  }
}

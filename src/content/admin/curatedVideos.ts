import type { SamplePicture } from '@/content/topics'
import { channels, videos } from '@/content/videos'
import { sampleDay } from './countrySamples'

/** A trending video as editors edit it (Spec §3). `views` and `duration` are texts, `publishedAt` a day. */
export type TrendingVideo = {
  id: string
  /** in English */
  title: string
  titleAr: string
  /** in English */
  channel: string
  channelAr: string
  /** the address of a picture */
  thumbnail: string
  views: string
  duration: string
  publishedAt: string
  videoUrl: string
  order: number
  isActive: boolean
}

/** A recommended channel as editors edit it (Spec §3). `avatar` is a word; its first letter is the picture. */
export type RecommendedChannel = {
  id: string
  /** in English */
  name: string
  nameAr: string
  description: string
  avatar: string
  subscribers: string
  videoCount: number
  channelUrl: string
  order: number
  isActive: boolean
}

/** The address of a placeholder picture (Spec §7). */
const thumbnailOf = ({ topic, glyph, tone }: SamplePicture): string =>
  `/api/placeholder/480/270?${new URLSearchParams({ topic, glyph, tone: String(tone) })}`

const titles: Record<string, string> = {
  'wooden-boats': 'How wooden boats are built without a single nail',
  'cup-earthquake': 'An earthquake in a cup',
  'waterwheel-village': 'A village that keeps time by its waterwheel',
  'old-radio': 'A radio from 1962 comes back to life',
  'small-press': 'The smallest press in town still prints',
  'desert-night': 'A sky without light: a night of filming in the desert',
}

/** The fields of a channel that the public page does not show: its English name and its number of videos. */
const known: Record<string, readonly [name: string, videoCount: number]> = {
  'قناة المرسى': ['The Harbour', 214],
  'علم بسيط': ['Simple Science', 168],
  'حكاية مكان': ['Tale of a Place', 97],
  'ورشة رامي': ["Rami's Workshop", 133],
  'عدسة الحي': ['Neighbourhood Lens', 58],
  'ليالي الرصد': ['Stargazing Nights', 76],
}

/** The six trending videos of `/youtube`, with the fields that editors edit. */
export const trendingVideos: readonly TrendingVideo[] = videos.map((video, index) => ({
  id: video.id,
  title: titles[video.id] ?? video.id,
  titleAr: video.title,
  channel: known[video.channel]?.[0] ?? video.channel,
  channelAr: video.channel,
  thumbnail: thumbnailOf(video.thumbnail),
  views: video.views,
  duration: video.duration,
  publishedAt: sampleDay(video.uploadTime),
  videoUrl: `https://video.example/watch/${video.id}`,
  order: index + 1,
  isActive: true,
}))

/** The four recommended channels of `/youtube`, with the fields that editors edit. */
export const recommendedChannels: readonly RecommendedChannel[] = channels.map(
  (channel, index) => ({
    id: channel.id,
    name: known[channel.name]?.[0] ?? channel.name,
    nameAr: channel.name,
    description: channel.description,
    avatar: channel.avatar,
    subscribers: channel.subscribers,
    videoCount: known[channel.name]?.[1] ?? 0,
    channelUrl: `https://video.example/channel/${channel.id}`,
    order: index + 1,
    isActive: true,
  }),
)

import { hashtags } from './hashtags'
import { mediaId } from './headline'
import { type Post, posts, type SuggestedAccount, suggestedAccounts } from './posts'
import type { AccountItem, ChannelItem, HashtagItem, PostItem, VideoItem } from './searchItem'
import { type Channel, channels, type Video, videos } from './videos'

type Media = VideoItem | ChannelItem | PostItem | AccountItem | HashtagItem

const videoItem = ({ id, title, channel, views, duration, thumbnail }: Video): VideoItem => ({
  kind: 'video',
  id: mediaId('video', id),
  title,
  texts: [channel],
  channel,
  views,
  duration,
  picture: thumbnail,
  link: { to: '/youtube', search: { story: mediaId('video', id) } },
})

const postItem = ({ id, user, content }: Post): PostItem => ({
  kind: 'post',
  id: mediaId('post', id),
  title: content,
  texts: [user.name, user.username],
  name: user.name,
  handle: user.username,
  avatar: user.avatar,
  link: { to: '/twitter', search: { story: mediaId('post', id) } },
})

const channelItem = ({ id, name, subscribers, description, avatar }: Channel): ChannelItem => ({
  kind: 'channel',
  id: `channel:${id}`,
  title: name,
  texts: [description],
  subscribers,
  description,
  avatar,
  link: { to: '/youtube' },
})

const accountItem = ({
  id,
  name,
  username,
  bio,
  followers,
  avatar,
}: SuggestedAccount): AccountItem => ({
  kind: 'account',
  id: `account:${id}`,
  title: name,
  texts: [bio, username],
  handle: username,
  followers,
  bio,
  avatar,
  link: { to: '/twitter' },
})

const hashtagItems = hashtags.map(
  ({ hashtag, tweets }): HashtagItem => ({
    kind: 'hashtag',
    id: `hashtag:${hashtag}`,
    title: hashtag,
    texts: [],
    count: tweets,
    link: { to: '/twitter' },
  }),
)

/** The lists of `/youtube` and `/twitter` that editors can change. */
export type MediaLists = {
  videos: readonly Video[]
  channels: readonly Channel[]
  posts: readonly Post[]
  accounts: readonly SuggestedAccount[]
}

export const sampleMedia: MediaLists = { videos, channels, posts, accounts: suggestedAccounts }

/** The videos, channels, posts, hashtags and accounts of `/youtube` and `/twitter`. */
export const mediaItems = ({ videos, channels, posts, accounts }: MediaLists): Media[] => [
  ...videos.map(videoItem),
  ...channels.map(channelItem),
  ...posts.map(postItem),
  ...hashtagItems,
  ...accounts.map(accountItem),
]

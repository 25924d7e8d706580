import { homeSections } from './home'
import { hashtags, type Post, posts, type SuggestedAccount, suggestedAccounts } from './posts'
import type {
  AccountItem,
  ChannelItem,
  HashtagItem,
  ItemPicture,
  PostItem,
  VideoItem,
} from './searchItem'
import { type Channel, channels, type Video as ListedVideo, videos } from './videos'

type Media = VideoItem | ChannelItem | PostItem | AccountItem | HashtagItem
type Video = {
  title: string
  channel: string
  views: string
  duration: string
  thumbnail: ItemPicture
}

const videoItem = ({ title, channel, views, duration, thumbnail }: Video): VideoItem => ({
  kind: 'video',
  id: `video:${title}`,
  title,
  texts: [channel],
  channel,
  views,
  duration,
  picture: thumbnail,
  link: { to: '/youtube' },
})

type Author = { handle: string; name: string; avatar: string }

const postItem = ({ handle, name, avatar }: Author, text: string): PostItem => ({
  kind: 'post',
  id: `post:${handle}:${text}`,
  title: text,
  texts: [name, handle],
  name,
  handle,
  avatar,
  link: { to: '/twitter' },
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
  videos: readonly ListedVideo[]
  channels: readonly Channel[]
  posts: readonly Post[]
  accounts: readonly SuggestedAccount[]
}

export const sampleMedia: MediaLists = { videos, channels, posts, accounts: suggestedAccounts }

/** The videos and posts of their pages and of the home page, and the channels, accounts and hashtags. */
export const mediaItems = ({ videos, channels, posts, accounts }: MediaLists): Media[] => [
  ...videos.map(videoItem),
  ...homeSections.flatMap((section) =>
    section.kind === 'videos' ? section.videos.map(videoItem) : [],
  ),
  ...channels.map(channelItem),
  ...posts.map(({ user, content }) => postItem({ ...user, handle: user.username }, content)),
  ...homeSections.flatMap((section) =>
    section.kind === 'tweets'
      ? section.tweets.map((tweet) => postItem({ ...tweet, name: tweet.displayName }, tweet.text))
      : [],
  ),
  ...hashtagItems,
  ...accounts.map(accountItem),
]

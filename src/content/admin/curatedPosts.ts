import { posts, suggestedAccounts } from '@/content/posts'
import { sampleDay } from './countrySamples'

/** A trending post as editors edit it (Spec §3, Trending tweet). `handle` has no at-sign, `timestamp` is a day. */
export type TrendingTweet = {
  id: string
  /** the display name */
  username: string
  handle: string
  /** a word; its first letter is the picture of the account */
  avatar: string
  /** in English */
  content: string
  contentAr: string
  timestamp: string
  likes: number
  retweets: number
  replies: number
  tweetUrl: string
  order: number
  isActive: boolean
}

/** A recommended profile as editors edit it (Spec §3). `followers` is a text, «512 ألف متابع». */
export type RecommendedProfile = {
  id: string
  username: string
  handle: string
  /** in English */
  bio: string
  bioAr: string
  avatar: string
  followers: string
  following: number
  tweets: number
  verified: boolean
  profileUrl: string
  order: number
  isActive: boolean
}

const contents: Record<string, string> = {
  'mountain-rain':
    'Scattered showers on the heights this afternoon open the rainy season. Keep twice the distance on the mountain road.',
  'well-depth':
    'How deep is the well? Drop a pebble, count the seconds until you hear it, square them and multiply by 5: metres, roughly.',
  'margin-notes':
    'I borrowed a novel whose margins an earlier reader had filled, and my coffee went cold while I read the notes first.',
  'roof-tomatoes':
    'Our first rooftop harvest: 3 kilograms of tomatoes from 6 beds. The light soil was the secret.',
  'letter-waw':
    "Today's exercise in Arabic script: write the letter waw 20 times, slowly. You will see the difference at the fifteenth.",
}

const bios: Record<string, readonly [bio: string, following: number, tweets: number]> = {
  mathaf_guide: ['A new exhibition every week', 312, 4180],
  morning_walk: ['Walking routes in 30 cities', 148, 2265],
  simple_arqam: ['Statistics in plain words', 96, 1904],
  teta_recipe: ['Dishes cooked in half an hour', 204, 3570],
}

/** The five trending posts of `/twitter`, with the fields that editors edit. */
export const trendingTweets: readonly TrendingTweet[] = posts.map((post, index) => ({
  id: post.id,
  username: post.user.name,
  handle: post.user.username,
  avatar: post.user.avatar,
  content: contents[post.id] ?? '',
  contentAr: post.content,
  timestamp: sampleDay(post.timestamp),
  likes: post.likes,
  retweets: post.retweets,
  replies: post.replies,
  tweetUrl: `https://posts.example/${post.user.username}/${post.id}`,
  order: index + 1,
  isActive: true,
}))

/** The four recommended profiles of `/twitter`, with the fields that editors edit. */
export const recommendedProfiles: readonly RecommendedProfile[] = suggestedAccounts.map(
  (account, index) => {
    const [bio, following, tweets] = bios[account.username] ?? ['', 0, 0]
    return {
      id: account.id,
      username: account.name,
      handle: account.username,
      bio,
      bioAr: account.bio,
      avatar: account.avatar,
      followers: account.followers,
      following,
      tweets,
      verified: account.isVerified,
      profileUrl: `https://posts.example/${account.username}`,
      order: index + 1,
      isActive: true,
    }
  },
)

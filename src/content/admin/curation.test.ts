import { describe, expect, test } from 'vitest'
import { posts, suggestedAccounts } from '@/content/posts'
import { channels, videos } from '@/content/videos'
import { safeHref } from '@/lib/links'
import { recommendedProfiles, trendingTweets } from './curatedPosts'
import { recommendedChannels, trendingVideos } from './curatedVideos'

const fieldsOf = (item: object) => Object.keys(item).sort()

describe('curated lists (Spec §3)', () => {
  test('§2: the curated lists are those of the public pages, in the same order', () => {
    expect(trendingVideos.map(({ titleAr }) => titleAr)).toEqual(videos.map(({ title }) => title))
    expect(recommendedChannels.map(({ nameAr }) => nameAr)).toEqual(
      channels.map(({ name }) => name),
    )
    expect(trendingTweets.map(({ contentAr }) => contentAr)).toEqual(
      posts.map(({ content }) => content),
    )
    expect(recommendedProfiles.map(({ username }) => username)).toEqual(
      suggestedAccounts.map(({ name }) => name),
    )
  })

  test('§3: every kind has exactly its fields', () => {
    const texts: [readonly object[], string][] = [
      [
        trendingVideos,
        'id, title, titleAr, channel, channelAr, thumbnail, views, duration, publishedAt, videoUrl, order, isActive',
      ],
      [
        recommendedChannels,
        'id, name, nameAr, description, avatar, subscribers, videoCount, channelUrl, order, isActive',
      ],
      [
        trendingTweets,
        'id, username, handle, avatar, content, contentAr, timestamp, likes, retweets, replies, tweetUrl, order, isActive',
      ],
      [
        recommendedProfiles,
        'id, username, handle, bio, bioAr, avatar, followers, following, tweets, verified, profileUrl, order, isActive',
      ],
    ]
    for (const [items, fields] of texts)
      for (const item of items) expect(fieldsOf(item)).toEqual(fields.split(', ').sort())
  })

  test('every item has its English text, and every link opens (D-26)', () => {
    for (const { title, channel, channelAr, videoUrl, id } of trendingVideos) {
      expect(title).not.toBe(id)
      expect(channel).not.toBe(channelAr)
      expect(safeHref(videoUrl)).not.toBeNull()
    }
    for (const { name, nameAr, videoCount, channelUrl } of recommendedChannels) {
      expect(name).not.toBe(nameAr)
      expect(videoCount).toBeGreaterThan(0)
      expect(safeHref(channelUrl)).not.toBeNull()
    }
    for (const { content, tweetUrl } of trendingTweets) {
      expect(content).not.toBe('')
      expect(safeHref(tweetUrl)).not.toBeNull()
    }
    for (const { bio, tweets, profileUrl } of recommendedProfiles) {
      expect(bio).not.toBe('')
      expect(tweets).toBeGreaterThan(0)
      expect(safeHref(profileUrl)).not.toBeNull()
    }
  })

  test('§4: orders start at 1, and dates are valid', () => {
    for (const items of [trendingVideos, recommendedChannels, trendingTweets, recommendedProfiles])
      expect(items.map(({ order }) => order)).toEqual(items.map((_, index) => index + 1))
    for (const { publishedAt } of trendingVideos) expect(publishedAt).toMatch(/^2026-11-(1\d|20)$/)
  })
})

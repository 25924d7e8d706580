import { describe, expect, test } from 'vitest'
import { foldArabic } from '@/lib/arabic'
import { hashtags, hashtagWords } from './hashtags'
import { homeSections } from './home'
import { posts, postsOffer, suggestedAccounts } from './posts'
import { sponsoredArticles } from './sponsored'
import { videos } from './videos'

const distinct = (values: readonly string[]) => new Set(values).size

const homeTexts = homeSections.flatMap((section) => {
  if (section.kind === 'articles') return section.articles.map(({ title }) => title)
  if (section.kind === 'videos') return section.videos.map(({ title }) => title)
  return section.posts.map(({ content }) => content)
})

describe('§2, D-30: the page of posts', () => {
  test('§2: exactly 4 accounts, 5 posts and 10 hashtags, without duplicates', () => {
    expect(suggestedAccounts).toHaveLength(4)
    expect(posts).toHaveLength(5)
    expect(hashtags).toHaveLength(10)
    const users = posts.map(({ user }) => user)
    expect(distinct([...suggestedAccounts, ...users].map(({ username }) => username))).toBe(9)
    expect(distinct([...suggestedAccounts, ...users].map(({ name }) => name))).toBe(9)
    expect(distinct(suggestedAccounts.map(({ id }) => id))).toBe(4)
    expect(distinct(suggestedAccounts.map(({ bio }) => bio))).toBe(4)
    expect(distinct(posts.map(({ id }) => id))).toBe(5)
    expect(distinct(posts.map(({ content }) => content))).toBe(5)
    expect(distinct(hashtags.map(({ hashtag }) => hashtag))).toBe(10)
  })

  test('§2: some posts have an image and some have none; the newest is first', () => {
    expect(new Set(posts.map(({ image }) => image !== undefined)).size).toBe(2)
    const ages = posts.map(({ timestamp }) => timestamp)
    expect(ages).toEqual(ages.toSorted((a, b) => a - b))
  })

  test('§3 Suggested account: no field is empty', () => {
    for (const account of suggestedAccounts) {
      expect(Object.keys(account).toSorted()).toEqual(
        ['id', 'name', 'username', 'avatar', 'bio', 'followers', 'isVerified'].toSorted(),
      )
      expect(Object.values(account)).not.toContain('')
      expect(account.username).toMatch(/^[a-z_]+$/)
      expect(account.followers).toMatch(/^[\d.]+ (ألف|مليون) متابع$/)
    }
  })

  test('§3 Post: no field is empty', () => {
    for (const { image, ...post } of posts) {
      expect(Object.keys(post).toSorted()).toEqual(
        ['id', 'user', 'content', 'timestamp', 'likes', 'retweets', 'replies'].toSorted(),
      )
      expect([...Object.values(post), ...Object.values(post.user)]).not.toContain('')
      expect(Object.keys(post.user).toSorted()).toEqual(
        ['name', 'username', 'avatar', 'isVerified'].toSorted(),
      )
      expect(Math.min(post.timestamp, post.likes, post.retweets, post.replies)).toBeGreaterThan(0)
      if (image) expect(image.glyph).not.toBe('')
    }
  })

  test('§3 Hashtag: it starts with #, has no space, and has its number of posts', () => {
    for (const { hashtag, tweets } of hashtags) {
      expect(hashtag).toMatch(/^#[\p{L}_]+$/u)
      expect(tweets).toMatch(/^[\d,]+( ألف)? منشور$/)
    }
  })

  test('§2: a hashtag’s search has results, because its words are in the sample content', () => {
    const texts = [
      ...homeTexts,
      ...posts.map(({ content }) => content),
      ...videos.flatMap(({ title, channel }) => [title, channel]),
      ...sponsoredArticles.map(({ title }) => title),
    ].map(foldArabic)
    for (const { hashtag } of hashtags) {
      const words = foldArabic(hashtagWords(hashtag))
      expect(
        texts.some((text) => text.includes(words)),
        hashtag,
      ).toBe(true)
    }
  })

  test('«Visual language»: no text of the home page is repeated', () => {
    expect(homeTexts).toHaveLength(33)
    expect(distinct(homeTexts)).toBe(33)
  })

  test('§9, D-28: the banner’s figure is one of the list, digits are Western', () => {
    expect(['50%', '60%', '40%', '0%', '30%', '25%', '35%']).toContain(postsOffer.figure)
    expect(JSON.stringify([suggestedAccounts, posts, hashtags, postsOffer])).not.toMatch(/[٠-٩۰-۹]/)
  })
})

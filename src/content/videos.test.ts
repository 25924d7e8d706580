import { describe, expect, test } from 'vitest'
import { channels, videos, videosOffer } from './videos'

const distinct = (values: readonly string[]) => new Set(values).size

describe('§2, D-30: the page of videos', () => {
  test('§2: exactly 4 channels and 6 videos, newest first, without duplicates', () => {
    expect(channels).toHaveLength(4)
    expect(videos).toHaveLength(6)
    expect(distinct(channels.map(({ id }) => id))).toBe(4)
    expect(distinct(channels.map(({ name }) => name))).toBe(4)
    expect(distinct(channels.map(({ description }) => description))).toBe(4)
    expect(distinct(videos.map(({ id }) => id))).toBe(6)
    expect(distinct(videos.map(({ title }) => title))).toBe(6)
    const ages = videos.map(({ uploadTime }) => uploadTime)
    expect(ages).toEqual(ages.toSorted((a, b) => a - b))
  })

  test('§3 Channel: no field is empty; some channels are verified, some are not', () => {
    for (const channel of channels) {
      expect(Object.keys(channel).toSorted()).toEqual(
        ['id', 'name', 'subscribers', 'avatar', 'description', 'isVerified'].toSorted(),
      )
      expect(Object.values(channel)).not.toContain('')
      expect(channel.subscribers).toMatch(/^[\d.]+ (ألف|مليون) مشترك$/)
    }
    expect(new Set(channels.map(({ isVerified }) => isVerified)).size).toBe(2)
  })

  test('§3 Video: no field is empty', () => {
    for (const video of videos) {
      expect(Object.keys(video).toSorted()).toEqual(
        [
          ...['id', 'title', 'channel', 'views', 'duration'],
          ...['uploadTime', 'thumbnail', 'channelAvatar'],
        ].toSorted(),
      )
      expect(Object.values(video)).not.toContain('')
      expect(video.views).toMatch(/^\d+ ألف مشاهدة$/)
      expect(video.duration).toMatch(/^\d\d:[0-5]\d$/)
    }
  })

  test("§3: a video of a suggested channel has that channel's avatar", () => {
    const known = new Map(channels.map(({ name, avatar }) => [name, avatar]))
    const theirs = videos.filter(({ channel }) => known.has(channel))
    expect(theirs).toHaveLength(4)
    for (const { channel, channelAvatar } of theirs) expect(channelAvatar).toBe(known.get(channel))
  })

  test('«Visual language», Images: neighbours differ', () => {
    const looks = videos.map(({ thumbnail: { topic, tone } }) => `${topic} ${tone}`)
    expect(distinct(looks)).toBe(6)
  })

  test('§9, D-28: the banner’s figure is one of the list, digits are Western', () => {
    expect(['50%', '60%', '40%', '0%', '30%', '25%', '35%']).toContain(videosOffer.figure)
    expect(JSON.stringify([channels, videos, videosOffer])).not.toMatch(/[٠-٩۰-۹]/)
  })
})

import { afterEach, expect, test, vi } from 'vitest'
import { profileKind, tweetKind } from './postKinds'
import { channelKind, videoKind } from './videoKinds'

afterEach(() => {
  vi.useRealTimers()
})

test('§3: every field but id, order and active is edited in the row', () => {
  for (const { fields, defaults } of [videoKind, channelKind, tweetKind, profileKind]) {
    const keys: string[] = fields.map(({ key }) => key)
    expect([...keys, 'isActive'].sort()).toEqual(Object.keys(defaults()).sort())
  }
})

test('§4: a new item has placeholder values, is active and dated today', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 20, 9, 45) })
  const video = { titleAr: 'مقطع جديد', title: 'New video', channelAr: 'اسم القناة' }
  const added = { publishedAt: '2026-11-20', isActive: true }
  expect(videoKind.defaults()).toMatchObject({ ...video, ...added })
  const post = { contentAr: 'منشور جديد', timestamp: '2026-11-20', likes: 0, isActive: true }
  expect(tweetKind.defaults()).toMatchObject(post)
  expect(channelKind.defaults()).toMatchObject({ nameAr: 'قناة جديدة', videoCount: 0 })
})

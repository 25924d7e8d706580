import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const items = new Map<string, string>()

beforeEach(() =>
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  }),
)
afterEach(() => vi.unstubAllGlobals())

test('what earlier releases stored, the ids of channels and accounts, stays followed', async () => {
  items.set(
    'saved:follows',
    '{"version":1,"value":["marsa","morning_walk","channels-a1-1","profiles-a1-2"]}',
  )
  const { savedFollows, toggleFollow } = await import('./follows')
  expect(savedFollows.get()).toEqual([
    { kind: 'channel', id: 'marsa' },
    { kind: 'account', id: 'morning_walk' },
    { kind: 'channel', id: 'channels-a1-1' },
    { kind: 'account', id: 'profiles-a1-2' },
  ])
  toggleFollow({ kind: 'section', id: 'marsa' })
  toggleFollow({ kind: 'channel', id: 'marsa' })
  expect(savedFollows.get().map(({ kind }) => kind)).toEqual([
    'section',
    'account',
    'channel',
    'account',
  ])
})

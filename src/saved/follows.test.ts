import { expect, onTestFinished, test, vi } from 'vitest'
import { memoryStorage } from '#.storybook/isolateStorage'

test('what earlier releases stored, the ids of channels and accounts, stays followed', async () => {
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('localStorage', memoryStorage())
  localStorage.setItem('saved:follows', '{"version":1,"value":["marsa","profiles-a1-2"]}')
  const { savedFollows, toggleFollow } = await import('./follows')
  const [channel, account] = savedFollows.get()
  expect(channel).toEqual({ kind: 'channel', id: 'marsa' })
  expect(account).toEqual({ kind: 'account', id: 'profiles-a1-2' })
  toggleFollow({ kind: 'section', id: 'marsa' })
  toggleFollow({ kind: 'channel', id: 'marsa' })
  expect(savedFollows.get().map(({ kind }) => kind)).toEqual(['section', 'account'])
})

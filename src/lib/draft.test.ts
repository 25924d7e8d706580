import { expect, test, vi } from 'vitest'
import { memoryStorage } from '#.storybook/isolateStorage'
import { createDraft } from './draft'

test('a draft is written at most once a second, and at once when the tab is left or the draft is removed', () => {
  vi.useFakeTimers()
  const leaving: Record<string, () => void> = {}
  vi.stubGlobal('addEventListener', (type: string, run: () => void) => {
    leaving[type] = run
  })
  const storage = memoryStorage()
  vi.stubGlobal('localStorage', storage)
  const draft = createDraft({ key: 'typed' }, String)
  const written = () => storage.getItem('typed')
  const type = (text: string) => {
    draft.save(text)
    expect(draft.get()).toBe(text)
  }

  type('a')
  expect(written()).toBe('"a"')
  type('ab')
  type('abc')
  expect(written()).toBe('"a"')
  vi.advanceTimersByTime(1000)
  expect(written()).toBe('"abc"')
  for (const event of ['pagehide', 'visibilitychange', 'blur']) {
    type(event)
    expect(written()).not.toContain(event)
    leaving[event]?.()
    expect(written()).toContain(event)
  }
  type('last')
  draft.save(null)
  expect([draft.get(), written()]).toEqual([null, null])
  vi.advanceTimersByTime(2000)
  expect(written()).toBeNull()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

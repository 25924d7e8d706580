import { expect, test, vi } from 'vitest'
import { memoryStorage } from '#.storybook/isolateStorage'
import { draftsUnder } from './drafts'

test('a draft is written at most once a second, and at once when the tab is left or the draft is removed', () => {
  vi.useFakeTimers()
  const leaving: Record<string, () => void> = {}
  vi.stubGlobal('addEventListener', (type: string, run: () => void) => {
    leaving[type] = run
  })
  const storage = memoryStorage()
  vi.stubGlobal('localStorage', storage)
  const drafts = draftsUnder({ key: 'typed', area: 'localStorage' }, String)
  const written = () => storage.getItem('typed')
  const type = (text: string) => {
    drafts.save('field', text)
    expect(drafts.get().field?.edits).toBe(text)
  }

  type('a')
  type('ab')
  vi.advanceTimersByTime(900)
  expect(written()).toBeNull()
  type('abc')
  vi.advanceTimersByTime(100)
  expect(written()).toContain('"abc"')
  for (const event of ['pagehide', 'visibilitychange', 'blur']) {
    type(event)
    expect(written()).not.toContain(event)
    leaving[event]?.()
    expect(written()).toContain(event)
  }
  type('last')
  drafts.save('field', null)
  expect([drafts.get().field, written()]).toEqual([undefined, null])

  type('mine')
  const at = '2026-11-26T08:00:00.000Z'
  storage.setItem('typed', JSON.stringify({ other: { at, edits: 'of another tab' } }))
  vi.advanceTimersByTime(1000)
  expect(written()).toContain('of another tab')
  expect(written()).toContain('mine')
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

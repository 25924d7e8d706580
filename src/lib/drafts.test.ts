import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '#.storybook/isolateStorage'

let leaving: Record<string, () => void> = {}
let writes = { localStorage: 0, sessionStorage: 0 }

beforeEach(() => {
  // What other tests have typed is not written yet.
  vi.resetModules()
  vi.useFakeTimers()
  leaving = {}
  writes = { localStorage: 0, sessionStorage: 0 }
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    const storage = memoryStorage()
    const setItem = (key: string, text: string) => {
      writes[area] += 1
      storage.setItem(key, text)
    }
    vi.stubGlobal(area, { ...storage, setItem })
  }
  vi.stubGlobal('addEventListener', (type: string, run: () => void) => {
    leaving[type] = run
  })
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

test('a draft is written at most once a second, and at once when the tab is left or the draft is removed', async () => {
  const { formDrafts } = await import('./drafts')
  const written = () => sessionStorage.getItem('formDrafts')
  const type = (text: string) => {
    formDrafts.save('settings', { base: {}, value: { text } })
    expect(formDrafts.get().settings?.value.text).toBe(text)
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
  formDrafts.save('settings', null)
  expect([formDrafts.get().settings, written()]).toEqual([undefined, null])
  expect(writes).toEqual({ localStorage: 0, sessionStorage: 4 })

  type('mine')
  const at = '2026-11-26T08:00:00.000Z'
  const other = { at, base: {}, value: { text: 'of another tab' } }
  sessionStorage.setItem('formDrafts', JSON.stringify({ other }))
  vi.advanceTimersByTime(1000)
  expect(written()).toContain('of another tab')
  expect(written()).toContain('mine')
})

test('drafts of another version or shape are refused', async () => {
  const { formDrafts } = await import('./drafts')
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const at = '2026-11-26T08:00:00.000Z'
  const draft = { at, base: { name: 'رنا' }, value: { name: 'رنا سالم' } }
  const read = (settings: unknown) => {
    sessionStorage.setItem('formDrafts', JSON.stringify({ settings }))
    return formDrafts.get().settings
  }
  expect(read(draft)).toEqual(draft)
  expect(read({ at, edits: { name: 'رنا' } })).toBeUndefined()
  expect(read({ ...draft, at: '' })).toBeUndefined()
  expect(read({ ...draft, value: 'رنا' })).toBeUndefined()
})

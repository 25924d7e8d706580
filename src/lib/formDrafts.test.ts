import { expect, test, vi } from 'vitest'
import { memoryStorage } from '#.storybook/isolateStorage'

test('drafts of another version or shape are refused', async () => {
  // What other tests have typed is not written yet.
  vi.resetModules()
  const { readFormDraft } = await import('./formDrafts')
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const draft = {
    at: '2026-11-26T08:00:00.000Z',
    fields: { name: 'رنا', 'notifications.news': true },
  }
  const read = (settings: unknown, version = 2) => {
    const getItem = () => JSON.stringify({ version, records: { settings } })
    vi.stubGlobal('sessionStorage', { getItem })
    return readFormDraft('settings')
  }
  expect(read(draft)).toEqual(draft)
  expect(read(draft, 1)).toBeNull()
  expect(read({ ...draft, at: '' })).toBeNull()
  expect(read({ ...draft, fields: { name: null } })).toBeNull()
  vi.unstubAllGlobals()
})

test('what is typed is written at most once a second, for this tab and for the others', async () => {
  vi.resetModules()
  vi.useFakeTimers()
  let writes = 0
  for (const area of ['localStorage', 'sessionStorage']) {
    const storage = memoryStorage()
    const setItem = (key: string, text: string) => {
      writes += 1
      storage.setItem(key, text)
    }
    vi.stubGlobal(area, { ...storage, setItem })
  }
  vi.stubGlobal('document', {})
  vi.stubGlobal('addEventListener', () => {})
  const { saveFormDraft } = await import('./formDrafts')
  for (let letter = 0; letter < 30; letter += 1) {
    saveFormDraft('settings', { name: `${letter}` })
    vi.advanceTimersByTime(100)
  }
  expect(writes).toBeLessThanOrEqual(8)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

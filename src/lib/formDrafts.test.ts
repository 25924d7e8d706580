import { expect, test, vi } from 'vitest'
import { memoryStorage } from '#.storybook/isolateStorage'
import type { FormName } from './formDrafts'

test('drafts of another version or shape are refused', async () => {
  // What other tests have typed is not written yet.
  vi.resetModules()
  const { formDrafts } = await import('./formDrafts')
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const draft = {
    at: '2026-11-26T08:00:00.000Z',
    edits: { name: 'رنا', 'notifications.news': true },
  }
  const read = (stored: unknown) => {
    vi.stubGlobal('sessionStorage', { getItem: () => JSON.stringify(stored) })
    return formDrafts.get().settings
  }
  expect(read({ settings: draft })).toEqual(draft)
  expect(read({ version: 2, records: { settings: draft } })).toBeUndefined()
  expect(read({ settings: { ...draft, at: '' } })).toBeUndefined()
  expect(read({ settings: { ...draft, edits: 'رنا' } })).toBeUndefined()
  vi.unstubAllGlobals()
})

test('what is typed is written at most once a second, for this tab and for the others', async () => {
  vi.resetModules()
  vi.useFakeTimers()
  const writes = { localStorage: 0, sessionStorage: 0 }
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    const storage = memoryStorage()
    const setItem = (key: string, text: string) => {
      writes[area] += 1
      storage.setItem(key, text)
    }
    vi.stubGlobal(area, { ...storage, setItem })
  }
  vi.stubGlobal('document', {})
  const { formDrafts, saveText } = await import('./formDrafts')
  const type = (form: FormName, save: typeof saveText) => {
    for (let letter = 0; letter < 30; letter += 1) {
      save(form, { name: `${letter}` })
      vi.advanceTimersByTime(100)
    }
  }
  type('settings', formDrafts.save)
  expect(writes).toEqual({ localStorage: 0, sessionStorage: 3 })
  type('contact', saveText)
  expect(writes).toEqual({ localStorage: 3, sessionStorage: 6 })
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

import { expect, test, vi } from 'vitest'

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

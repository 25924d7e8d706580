import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleSettings } from '@/content/settings'
import { DEMO_READER, reader } from '@/lib/reader'
import { readSettings, writeSettings } from './savedSettings'

const items = new Map<string, string>()

beforeEach(() => {
  items.clear()
  // `lib/storage` logs a warning for unreadable text.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  reader.forget()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('what was saved comes back, and the theme’s own key is left alone (§2)', () => {
  const changed = { ...sampleSettings, name: 'سلمى', language: 'en' as const }
  expect(readSettings()).toBeNull()
  expect(writeSettings(changed)).toBe(true)
  expect(readSettings()).toEqual(changed)
  expect([...items.keys()]).toEqual(['settings'])
})

test.each([
  ['no JSON', '{'],
  ['another thing', '"dark"'],
  ['nothing', 'null'],
  ['half of it', JSON.stringify({ name: 'سلمى' })],
  ['a picture from elsewhere', JSON.stringify({ ...sampleSettings, avatar: 'https://x.example' })],
  ['a choice that is none', JSON.stringify({ ...sampleSettings, language: 'fr' })],
])('%s in storage is as if nothing was saved', (_what, text) => {
  items.set('settings', text)
  expect(readSettings()).toBeNull()
})

test('§3 who the reader is, is told to the whole page, and is still so after a reload', () => {
  expect(reader.get()).toEqual(DEMO_READER)
  writeSettings({ ...sampleSettings, name: 'سلمى' })
  expect(reader.get()).toEqual({ ...DEMO_READER, name: 'سلمى' })
  reader.forget()
  expect(reader.get()).toEqual({ ...DEMO_READER, name: 'سلمى' })
})

test('a storage that keeps nothing says so, and nothing is told', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(writeSettings({ ...sampleSettings, name: 'سلمى' })).toBe(false)
  expect(reader.get()).toEqual(DEMO_READER)
  expect(readSettings()).toBeNull()
})

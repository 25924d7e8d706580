import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleSettings } from '@/content/settings'
import { DEMO_READER, reader, settingsText } from '@/lib/reader'
import { readSettings, writeSettings } from './savedSettings'

const items = new Map<string, string>()

const stubStorage = () =>
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  })

beforeEach(() => {
  items.clear()
  // `lib/storage` logs a warning for unreadable text.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  stubStorage()
})
afterEach(() => {
  // What could not be stored is in memory, which the test files share.
  stubStorage()
  settingsText.save(null)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('saved settings are read again, and the key of the theme is not changed (§2)', () => {
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
])('%s in storage counts as nothing saved', (_what, text) => {
  items.set('settings', text)
  expect(readSettings()).toBeNull()
})

test('§3 the reader changes on the whole page', () => {
  expect(reader.get()).toEqual(DEMO_READER)
  writeSettings({ ...sampleSettings, name: 'سلمى' })
  expect(reader.get()).toEqual({ ...DEMO_READER, name: 'سلمى' })
})

test('when storing fails, saving returns false, and the settings apply until the page is reloaded', () => {
  vi.stubGlobal('localStorage', undefined)
  const settings = { ...sampleSettings, name: 'سلمى', language: 'en' as const }
  expect(writeSettings(settings)).toBe(false)
  expect(reader.get().name).toBe('سلمى')
  expect(readSettings()).toEqual(settings)
})

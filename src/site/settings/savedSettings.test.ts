import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleSettings } from '@/content/settings'
import { readSettings, writeSettings } from './savedSettings'

const items = new Map<string, string>()

beforeEach(() => {
  items.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

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
])('%s in storage is quietly as if nothing was saved', (_what, text) => {
  items.set('settings', text)
  expect(readSettings()).toBeNull()
})

test('a storage that keeps nothing says so', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(writeSettings(sampleSettings)).toBe(false)
  expect(readSettings()).toBeNull()
})

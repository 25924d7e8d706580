import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '#.storybook/isolateStorage'
import { sampleSettings } from '@/content/settings'
import { DEMO_READER } from '@/lib/reader'
import { rebaseInterests, savedInterests, toggled } from './interests'
import { savedSettings } from './readerSettings'

const PNG = 'data:image/png;base64,iVBORw0KGgo='
const changed = { ...sampleSettings, name: 'سلمى', avatar: PNG, language: 'en' as const }
const store = (value: unknown) =>
  localStorage.setItem('settings', JSON.stringify({ version: 1, value }))

beforeEach(() => {
  // `lib/storage` logs a warning for unreadable text.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('localStorage', memoryStorage())
})
afterEach(() => {
  // The test files share what is in memory.
  savedSettings.save(sampleSettings)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('§2, §3 saved settings are read again under their own key, and the reader changes on the whole page', () => {
  expect(savedSettings.get()).toMatchObject(DEMO_READER)
  expect(savedSettings.save(changed)).toBe(true)
  expect(savedSettings.get()).toEqual(changed)
  expect([localStorage.key(0), localStorage.length]).toEqual(['settings', 1])
})

test.each([
  { name: '' },
  { privacy: { ...changed.privacy, showEmail: 'no' } },
  { avatar: 'javascript:alert(1)' },
  { language: 'fr' },
])('settings with %j in storage count as nothing saved', (wrong) => {
  store({ ...changed, ...wrong })
  expect(savedSettings.get()).toEqual(sampleSettings)
})

test('a setting that is newer than the stored ones has its first value, and unknown ones are dropped', () => {
  const { privacy: _, ...older } = changed
  store({ ...older, theme: 'dark' })
  expect(savedSettings.get()).toEqual({ ...changed, privacy: sampleSettings.privacy })
})

test('§4 toggling a category changes only that one, and the order is that of §3', () => {
  expect(toggled(['sports', 'tech', 'health'], 'tech')).toEqual(['sports', 'health'])
  expect(toggled(['health', 'sports'], 'business')).toEqual(['sports', 'business', 'health'])
})

test('interests chosen in a form keep what another tab has saved since it was opened', () => {
  savedInterests.save(['tech', 'business'])
  const rebased = rebaseInterests(['sports', 'tech', 'health'], ['tech', 'culture'])
  expect(rebased).toEqual(['tech', 'business', 'culture'])
})

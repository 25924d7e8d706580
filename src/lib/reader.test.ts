import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DEMO_READER, firstNameOf, reader } from './reader'
import { STORAGE_KEYS } from './storageKeys'

const PNG = 'data:image/png;base64,iVBORw0KGgo='
const layan = { name: 'ليان الحسيني', email: 'layan@bareed.example', phone: '', avatar: PNG }
const items = new Map<string, string>()

beforeEach(() => {
  items.clear()
  // lib/storage warns about unreadable text.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('localStorage', { getItem: (key: string) => items.get(key) ?? null })
  reader.forget()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('§4 without saved settings it is the demo’s reader, who starts signed in', () => {
  expect(reader.get()).toEqual(DEMO_READER)
})

test('§3 it is what the settings kept, and nothing else of them', () => {
  items.set(STORAGE_KEYS.settings.key, JSON.stringify({ ...layan, language: 'en' }))
  reader.forget()
  expect(reader.get()).toEqual(layan)
})

test('D-4: what the page set is heard of at once and gone on reload', () => {
  const heard = vi.fn()
  const stop = reader.subscribe(heard)
  reader.set(layan)
  expect(heard).toHaveBeenCalledOnce()
  expect(reader.get()).toEqual(layan)
  reader.forget()
  expect(reader.get()).toEqual(DEMO_READER)
  stop()
})

test('one reading gives the same object as the next, so that React does not draw for ever', () => {
  items.set(STORAGE_KEYS.settings.key, JSON.stringify(layan))
  reader.forget()
  expect(reader.get()).toBe(reader.get())
})

test('what another tab saved after the first read and before anything listened is not missed', () => {
  expect(reader.get()).toEqual(DEMO_READER)
  items.set(STORAGE_KEYS.settings.key, JSON.stringify(layan))
  const stop = reader.subscribe(() => undefined)
  expect(reader.get()).toEqual(layan)
  stop()
})

test('what this page sets is newer than what it found stored, and older than what is stored later', () => {
  items.set(STORAGE_KEYS.settings.key, JSON.stringify(layan))
  reader.set(DEMO_READER)
  const stop = reader.subscribe(() => undefined)
  expect(reader.get()).toEqual(DEMO_READER)
  items.set(STORAGE_KEYS.settings.key, JSON.stringify({ ...layan, name: 'سلمى' }))
  reader.subscribe(() => undefined)()
  expect(reader.get().name).toBe('سلمى')
  stop()
})

test.each([
  ['no JSON', '{'],
  ['nothing', 'null'],
  ['another thing', '"dark"'],
  ['half of it', JSON.stringify({ name: 'سلمى' })],
  ['no name', JSON.stringify({ ...layan, name: '' })],
  ['a picture from elsewhere', JSON.stringify({ ...layan, avatar: 'https://x.example/me.png' })],
  ['a picture that is a script', JSON.stringify({ ...layan, avatar: 'javascript:alert(1)' })],
])('%s in storage is the demo’s reader', (_what, text) => {
  items.set(STORAGE_KEYS.settings.key, text)
  reader.forget()
  expect(reader.get()).toEqual(DEMO_READER)
})

test('the first name is the first word, whatever stands around it', () => {
  expect(firstNameOf({ name: ' ليان\u00a0الحسيني ' })).toBe('ليان')
  expect(firstNameOf({ name: 'نورة' })).toBe('نورة')
  expect(firstNameOf({ name: '  ' })).toBe('')
})

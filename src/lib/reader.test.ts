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

test('§4 without saved settings it is the reader of the demo', () => {
  expect(reader.get()).toEqual(DEMO_READER)
})

test('§3 it has the reader’s fields of the saved settings, and no others', () => {
  items.set(STORAGE_KEYS.settings.key, JSON.stringify({ ...layan, language: 'en' }))
  reader.forget()
  expect(reader.get()).toEqual(layan)
})

test('D-4: a change by the page is reported at once and lost on reload', () => {
  const listener = vi.fn()
  const stop = reader.subscribe(listener)
  reader.set(layan)
  expect(listener).toHaveBeenCalledOnce()
  expect(reader.get()).toEqual(layan)
  reader.forget()
  expect(reader.get()).toEqual(DEMO_READER)
  stop()
})

test('two reads return the same object, so that React does not render endlessly', () => {
  items.set(STORAGE_KEYS.settings.key, JSON.stringify(layan))
  reader.forget()
  expect(reader.get()).toBe(reader.get())
})

test('what another tab saves between the first read and the first listener is not missed', () => {
  expect(reader.get()).toEqual(DEMO_READER)
  items.set(STORAGE_KEYS.settings.key, JSON.stringify(layan))
  const stop = reader.subscribe(() => undefined)
  expect(reader.get()).toEqual(layan)
  stop()
})

test('a change by this page overrides what was stored before, and not what is stored later', () => {
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
])('with %s in storage it is the reader of the demo', (_what, text) => {
  items.set(STORAGE_KEYS.settings.key, text)
  reader.forget()
  expect(reader.get()).toEqual(DEMO_READER)
})

test('the first name is the first word, without surrounding spaces', () => {
  expect(firstNameOf({ name: ' ليان\u00a0الحسيني ' })).toBe('ليان')
  expect(firstNameOf({ name: 'نورة' })).toBe('نورة')
  expect(firstNameOf({ name: '  ' })).toBe('')
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DEMO_READER, firstNameOf, reader } from './reader'
import { APP_KEYS } from './storageKeys'

const PNG = 'data:image/png;base64,iVBORw0KGgo='
const layan = { name: 'ليان الحسيني', email: 'layan@bareed.example', phone: '', avatar: PNG }
const items = new Map<string, string>()

beforeEach(() => {
  items.clear()
  // lib/storage warns about unreadable text.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('localStorage', { getItem: (key: string) => items.get(key) ?? null })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('§4 without saved settings it is the reader of the demo', () => {
  expect(reader.get()).toEqual(DEMO_READER)
})

test('§3 it has the reader’s fields of the saved settings, and no others', () => {
  items.set(APP_KEYS.settings.key, JSON.stringify({ ...layan, language: 'en' }))
  expect(reader.get()).toEqual(layan)
})

test('what another tab saves is not missed', () => {
  expect(reader.get()).toEqual(DEMO_READER)
  items.set(APP_KEYS.settings.key, JSON.stringify(layan))
  expect(reader.get()).toEqual(layan)
})

test('two reads return the same object, so that React does not render endlessly', () => {
  items.set(APP_KEYS.settings.key, JSON.stringify(layan))
  expect(reader.get()).toBe(reader.get())
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
  items.set(APP_KEYS.settings.key, text)
  expect(reader.get()).toEqual(DEMO_READER)
})

test('the first name is the first word, without surrounding spaces', () => {
  expect(firstNameOf({ name: ' ليان\u00a0الحسيني ' })).toBe('ليان')
  expect(firstNameOf({ name: 'نورة' })).toBe('نورة')
  expect(firstNameOf({ name: '  ' })).toBe('')
})

import { afterEach, expect, test, vi } from 'vitest'
import { isComposing, isSingleKey, type KeyPress, matchesKeys } from './keys'

const press = (key: string, code: string, modifiers: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...modifiers,
})
const [ctrlKey, shiftKey] = [{ ctrlKey: true }, { shiftKey: true }]

test('an input method has the key of a word, in Safari also the one that ends it', () => {
  expect(isComposing({ isComposing: true, keyCode: 13 })).toBe(true)
  expect(isComposing({ isComposing: false, keyCode: 229 })).toBe(true)
  expect(isComposing({ isComposing: false, keyCode: 13 })).toBe(false)
})

test.each([
  ['r', press('ق', 'KeyR')],
  ['r', press('R', 'KeyR')],
  ['r', press('r', 'KeyO')],
  ['mod+k', press('ن', 'KeyK', ctrlKey)],
  ['/', press('ظ', 'Slash')],
  ['/', press('/', 'Digit7', shiftKey)],
  ['?', press('؟', 'Slash', shiftKey)],
  ['1', press('١', 'Numpad1')],
  ['1', press('&', 'Digit1')],
  ['Shift+ArrowDown', press('ArrowDown', 'ArrowDown', shiftKey)],
  ['alt+ArrowUp', press('ArrowUp', 'ArrowUp', { altKey: true })],
])('%s is pressed by any layout', (keys, event) => {
  expect(matchesKeys(event, keys)).toBe(true)
})

test.each([
  ['r', press('r', 'KeyR', ctrlKey)],
  ['r', press('p', 'KeyR')],
  ['r', press('r', 'KeyR', { altKey: true })],
  ['r', press('R', 'KeyR', shiftKey)],
  ['1', press('!', 'Digit1', shiftKey)],
  ['mod+k', press('k', 'KeyK')],
  ['mod+s', press('س', 'KeyS', { ...ctrlKey, ...shiftKey })],
  ['e', press('€', 'KeyE', { getModifierState: (key) => key === 'AltGraph' })],
  // The decimal point of an Arabic number pad.
  ['l', press('٫', 'NumpadDecimal')],
  // A field that the browser fills in.
  ['r', { ...press('r', 'KeyR'), key: undefined, code: undefined } as unknown as KeyPress],
  ['?', press('/', 'Slash')],
])('%s is not pressed by %j', (keys, event) => {
  expect(matchesKeys(event, keys)).toBe(false)
})

afterEach(() => vi.unstubAllGlobals())

test('on a Mac the key is ⌘, and Ctrl keeps what it does in a field', () => {
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)' })
  const presses = [{ metaKey: true }, { ctrlKey: true }, { ctrlKey: true, metaKey: true }]
  const matches = presses.map((one) => matchesKeys(press('k', 'KeyK', one), 'mod+k'))
  expect(matches).toEqual([true, false, false])
})

test('a shortcut without Ctrl and Alt is a single key', () => {
  expect(['r', 'mod+k', 'alt+ArrowUp'].map(isSingleKey)).toEqual([true, false, false])
})

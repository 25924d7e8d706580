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

test.each([
  [true, 13, true],
  [false, 229, true],
  [false, 13, false],
])('an input method has the key (%s, %i): %s', (isOfWord, keyCode, expected) => {
  expect(isComposing({ isComposing: isOfWord, keyCode })).toBe(expected)
})

test.each([
  ['r', press('r', 'KeyR')],
  ['r', press('R', 'KeyR')],
  ['r', press('ق', 'KeyR')],
  ['r', press('к', 'KeyR')],
  ['r', press('r', 'KeyO')],
  ['b', press('لا', 'KeyB')],
  ['b', press('\ufefb', 'KeyB')],
  ['mod+k', press('k', 'KeyK', { ctrlKey: true })],
  ['mod+k', press('ن', 'KeyK', { ctrlKey: true })],
  ['mod+k', press('k', 'KeyN', { ctrlKey: true })],
  ['mod+s', press('س', 'KeyS', { ctrlKey: true })],
  ['/', press('/', 'Slash')],
  ['/', press('ظ', 'Slash')],
  ['/', press('/', 'Digit7', { shiftKey: true })],
  ['?', press('?', 'Slash', { shiftKey: true })],
  ['?', press('؟', 'Slash', { shiftKey: true })],
  ['1', press('١', 'Digit1')],
  ['1', press('١', 'Numpad1')],
  ['1', press('&', 'Digit1')],
  ['1', press('1', 'Digit1', { shiftKey: true })],
  ['Shift+ArrowDown', press('ArrowDown', 'ArrowDown', { shiftKey: true })],
  ['alt+ArrowUp', press('ArrowUp', 'ArrowUp', { altKey: true })],
])('%s is pressed by any layout', (keys, event) => {
  expect(matchesKeys(event, keys)).toBe(true)
})

test.each([
  ['r', press('r', 'KeyR', { ctrlKey: true })],
  ['r', press('p', 'KeyR')],
  ['r', press('r', 'KeyR', { altKey: true })],
  ['r', press('R', 'KeyR', { shiftKey: true })],
  ['r', press('ٌ', 'KeyR', { shiftKey: true })],
  ['1', press('!', 'Digit1', { shiftKey: true })],
  ['ArrowDown', press('ArrowDown', 'ArrowDown', { shiftKey: true })],
  ['alt+ArrowUp', press('ArrowUp', 'ArrowUp', { altKey: true, ctrlKey: true })],
  ['mod+k', press('k', 'KeyK')],
  ['mod+k', press('k', 'KeyK', { metaKey: true })],
  ['mod+k', press('e', 'KeyK', { ctrlKey: true })],
  ['mod+k', press('k', 'KeyK', { ctrlKey: true, altKey: true })],
  ['mod+s', press('S', 'KeyS', { ctrlKey: true, shiftKey: true })],
  ['mod+s', press('س', 'KeyS', { ctrlKey: true, shiftKey: true })],
  ['e', press('€', 'KeyE', { getModifierState: (key) => key === 'AltGraph' })],
  // The decimal point of an Arabic number pad.
  ['l', press('٫', 'NumpadDecimal')],
  // A field that the browser fills in.
  ['r', { ...press('r', 'KeyR'), key: undefined, code: undefined } as unknown as KeyPress],
  ['/', press('-', 'Slash')],
  ['?', press('/', 'Slash')],
])('%s is not pressed by %j', (keys, event) => {
  expect(matchesKeys(event, keys)).toBe(false)
})

afterEach(() => vi.unstubAllGlobals())

test('on a Mac the key is ⌘, and Ctrl keeps what it does in a field', () => {
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)' })
  const presses = [{ metaKey: true }, { ctrlKey: true }, { ctrlKey: true, metaKey: true }]
  expect(presses.map((one) => matchesKeys(press('k', 'KeyK', one), 'mod+k'))).toEqual([
    ...[true, false, false],
  ])
})

test('a shortcut without Ctrl and Alt is a single key', () => {
  expect(['r', '?', 'ArrowDown', 'mod+k', 'alt+ArrowUp'].map(isSingleKey)).toEqual([
    ...[true, true, true, false, false],
  ])
})

import { expect, test } from 'vitest'
import { isSingleKey, type KeyPress, matchesKeys } from './keys'

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
  ['r', press('r', 'KeyR')],
  ['r', press('R', 'KeyR', { shiftKey: true })],
  ['r', press('ق', 'KeyR')],
  ['r', press('r', 'KeyO')],
  ['b', press('لا', 'KeyB')],
  ['mod+k', press('k', 'KeyK', { ctrlKey: true })],
  ['mod+k', press('ن', 'KeyK', { metaKey: true })],
  ['mod+s', press('س', 'KeyS', { ctrlKey: true })],
  ['/', press('/', 'Slash')],
  ['/', press('ظ', 'Slash')],
  ['/', press('/', 'Digit7', { shiftKey: true })],
  ['?', press('?', 'Slash', { shiftKey: true })],
  ['?', press('؟', 'Slash', { shiftKey: true })],
  ['1', press('١', 'Digit1')],
  ['alt+ArrowUp', press('ArrowUp', 'ArrowUp', { altKey: true })],
])('%s is pressed by any layout', (keys, event) => {
  expect(matchesKeys(event, keys)).toBe(true)
})

test.each([
  ['r', press('r', 'KeyR', { ctrlKey: true })],
  ['r', press('p', 'KeyR')],
  ['r', press('r', 'KeyR', { altKey: true })],
  ['mod+k', press('k', 'KeyK')],
  ['/', press('-', 'Slash')],
  ['?', press('/', 'Slash')],
])('%s is not pressed by %j', (keys, event) => {
  expect(matchesKeys(event, keys)).toBe(false)
})

test('a shortcut without Ctrl and Alt is a single key', () => {
  expect(['r', '?', 'ArrowDown', 'mod+k', 'alt+ArrowUp'].map(isSingleKey)).toEqual([
    ...[true, true, true, false, false],
  ])
})

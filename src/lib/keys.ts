import { hasShortcuts } from './display'

type Modifiers = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** What `matchesKeys` reads of a keyboard event. */
export type KeyPress = Modifiers &
  Pick<KeyboardEvent, 'key' | 'code'> &
  Partial<Pick<KeyboardEvent, 'getModifierState'>>

/** Whether the system's key for shortcuts is ⌘ and not Ctrl: Macs, also iPads with a keyboard. */
export const isMac = (): boolean => /Mac|iPhone|iPad/.test(globalThis.navigator?.userAgent ?? '')

/** The last letter of the Latin alphabets of Europe. Without a regular expression: each key press calls this often. */
const LAST_LATIN = '\u024f'

/**
 * The key that was pressed, as its Latin letter or sign. With an Arabic layout R types «ق», so the place of the key
 * counts there; with a Latin layout, such as Dvorak or Colemak, its letter does.
 */
function pressedKey(event: KeyPress): string {
  // A browser that fills in a field sends a key press without a key.
  const { key = '', code = '', shiftKey } = event
  if (key <= LAST_LATIN) return key.length === 1 ? key.toLowerCase() : key
  // «€» is not E. On Linux only `getModifierState` reports that AltGr is down.
  if (event.getModifierState?.('AltGraph')) return key
  if (code.startsWith('Key')) return code.slice(3).toLowerCase()
  if (/^(?:Digit|Numpad)\d$/.test(code)) return code.slice(-1)
  // Next to the right Shift key: «ظ», and with Shift «؟».
  if (code === 'Slash') return shiftKey ? '?' : '/'
  return key === '؟' ? '?' : key
}

/**
 * Whether a key press is this shortcut and no other: `r`, `?`, `mod+k` (Ctrl, on a Mac ⌘), `alt+ArrowUp` or
 * `Shift+ArrowDown`. Of signs and digits Shift is not compared, because layouts differ in which of them need it.
 */
export function matchesKeys(event: KeyPress, keys: string): boolean {
  const parts = keys.split('+')
  const wanted = parts.at(-1) ?? ''
  const { ctrlKey, metaKey, altKey, shiftKey, code } = event
  const mod = parts.includes('mod') ? (isMac() ? 'meta' : 'ctrl') : null
  if (ctrlKey !== (mod === 'ctrl') || metaKey !== (mod === 'meta')) return false
  if (altKey !== parts.includes('alt')) return false
  const isSign = wanted.toLowerCase() === wanted.toUpperCase()
  if (!isSign && shiftKey !== parts.includes('Shift')) return false
  // French and North African keyboards type digits with Shift only.
  return pressedKey(event) === wanted || (code === `Digit${wanted}` && !shiftKey)
}

/** Whether an input method composes a word. Safari ends the composition before it sends the key, with the code 229. */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === 229

/** Whether a shortcut is one key without Ctrl, ⌘ or Alt; WCAG 2.1.4 demands that these can be switched off. */
export const isSingleKey = (keys: string): boolean => !/\b(mod|alt)\+/.test(keys)

/** Whether a key press opens the search of the site. */
export const opensSearch = (event: KeyPress): boolean =>
  matchesKeys(event, 'mod+k') || (hasShortcuts() && matchesKeys(event, '/'))

/** Whether a click follows a link here; one with a modifier or another button opens a tab or a window. */
export const isPlainClick = (click: Modifiers & { button: number }): boolean =>
  click.button === 0 && !(click.altKey || click.ctrlKey || click.metaKey || click.shiftKey)

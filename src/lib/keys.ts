/** What `matchesKeys` reads of a keyboard event. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'
>

/** Whether a key types an Arabic letter or sign. Without a regular expression: each key press asks it a dozen times. */
const isArabic = (key: string) => key >= '\u0600' && key < '\u0700'

/**
 * The key that was pressed, as its Latin letter or sign. With an Arabic layout R types «ق», so the place of the key
 * counts there; with a Latin layout, such as Dvorak, its letter does.
 */
function keyOf({ key, code, shiftKey }: KeyPress): string {
  if (!isArabic(key)) return key.length === 1 ? key.toLowerCase() : key
  if (code.startsWith('Key')) return code.slice(3).toLowerCase()
  if (code.startsWith('Digit')) return code.slice(5)
  // Next to the right Shift key: «ظ», and with Shift «؟».
  if (code === 'Slash') return shiftKey ? '?' : '/'
  return key === '؟' ? '?' : key
}

/**
 * Whether a key press is this shortcut: `r`, `?`, `mod+k` (Ctrl, on a Mac ⌘) or `alt+ArrowUp`. Shift is not compared:
 * some signs need it.
 */
export function matchesKeys(event: KeyPress, keys: string): boolean {
  const parts = keys.split('+')
  const key = parts.at(-1) ?? ''
  const wantsMod = parts.includes('mod')
  return (
    (event.ctrlKey || event.metaKey) === wantsMod &&
    event.altKey === parts.includes('alt') &&
    keyOf(event) === (key.length === 1 ? key.toLowerCase() : key)
  )
}

/** Whether a shortcut is one key without Ctrl, ⌘ or Alt; WCAG 2.1.4 demands that these can be switched off. */
export const isSingleKey = (keys: string): boolean => !/\b(mod|alt)\+/.test(keys)

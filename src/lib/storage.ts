/** `localStorage` lasts in this browser; `sessionStorage` lasts as long as this tab, also over reloads and crashes. */
export type StorageArea = 'localStorage' | 'sessionStorage'

/**
 * Storage that never throws, though private windows forbid it, quotas limit it and other code corrupts it.
 * Where storage fails, a read returns null and a write returns false.
 */
export function readText(key: string, area: StorageArea = 'localStorage'): string | null {
  try {
    return globalThis[area]?.getItem(key) ?? null
  } catch {
    return null
  }
}

export function writeText(key: string, value: string, area: StorageArea = 'localStorage'): boolean {
  try {
    globalThis[area].setItem(key, value)
    return true
  } catch {
    return false
  }
}

export function removeText(key: string, area: StorageArea = 'localStorage'): void {
  try {
    globalThis[area].removeItem(key)
  } catch {
    // Without storage there is nothing to remove.
  }
}

const warnedKeys = new Set<string>()

/**
 * Returns the JSON that was read from a key, through `parse`, which throws for a value of another shape or of a
 * later version. For such a value, and for corrupt JSON, it returns null as if nothing were stored, and warns
 * once per key in the console.
 */
export function parseStored<T>(
  key: string,
  text: string | null,
  parse: (value: unknown) => T,
): T | null {
  if (text === null) return null
  try {
    return parse(JSON.parse(text))
  } catch {
    if (!warnedKeys.has(key))
      console.warn(`[storage] «${key}» cannot be read; the page does without it`)
    warnedKeys.add(key)
    return null
  }
}

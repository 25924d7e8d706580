/** Kept for good in this browser, or for as long as this tab lives (reloads and crashes included). */
export type StorageArea = 'localStorage' | 'sessionStorage'

/**
 * Storage that never throws: private windows forbid it, quotas fill it, other code corrupts it.
 * Reads give null and writes give false where storage does not answer.
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
    // nothing to remove where there is no storage
  }
}

const warnedOf = new Set<string>()

/**
 * What is kept under a key as JSON, through `parse`, which throws for what is none of ours: corrupt, of
 * another shape, of a later version. That reads as null, as if nothing were kept, and is warned of once.
 */
export function readKept<T>(
  key: string,
  parse: (value: unknown) => T,
  area: StorageArea = 'localStorage',
): T | null {
  const text = readText(key, area)
  if (text === null) return null
  try {
    return parse(JSON.parse(text))
  } catch {
    if (!warnedOf.has(key))
      console.warn(`[storage] «${key}» cannot be read; the page does without it`)
    warnedOf.add(key)
    return null
  }
}

/**
 * localStorage that never throws: private windows forbid it, quotas fill it, other code corrupts it.
 * Reads give null and writes give false where storage does not answer.
 */
export function readText(key: string): string | null {
  try {
    return globalThis.localStorage?.getItem(key) ?? null
  } catch {
    return null
  }
}

export function writeText(key: string, value: string): boolean {
  try {
    globalThis.localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}

export function removeText(key: string): void {
  try {
    globalThis.localStorage.removeItem(key)
  } catch {
    // nothing to remove where there is no storage
  }
}

/** A situation that was saved on the start page of this browser. */
export type OwnSituation = { title: string; href: string }

const KEY = 'madar:situations'

export function readSituations(storage: Storage): OwnSituation[] {
  try {
    const list: unknown = JSON.parse(storage.getItem(KEY) ?? '[]')
    return Array.isArray(list) ? list : []
  } catch {
    // Written by another release.
    return []
  }
}

/** Puts a situation in front, or removes one. @throws {DOMException} if the browser has no space for it */
export function writeSituations(storage: Storage, situations: readonly OwnSituation[]): void {
  storage.setItem(KEY, JSON.stringify(situations))
}

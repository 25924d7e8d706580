import type { ReaderSettings } from '@/content/settings'
import { reader } from '@/lib/reader'
import { readKept, writeText } from '@/lib/storage'
import { STORAGE_KEYS } from '@/lib/storageKeys'
import { settingsSchema } from './settingsSchema'

/** What the reader saved in this browser; null if nothing, or nothing that makes sense. */
export const readSettings = (): ReaderSettings | null =>
  readKept(STORAGE_KEYS.settings.key, settingsSchema.parse)

/** Keeps them, and tells the page who the reader is now. False, and nothing told, where the browser does not keep it. */
export function writeSettings(settings: ReaderSettings): boolean {
  if (!writeText(STORAGE_KEYS.settings.key, JSON.stringify(settings))) return false
  reader.set(settings)
  return true
}

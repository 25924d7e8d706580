import type { ReaderSettings } from '@/content/settings'
import { reader } from '@/lib/reader'
import { readStored, writeText } from '@/lib/storage'
import { STORAGE_KEYS } from '@/lib/storageKeys'
import { settingsSchema } from './settingsSchema'

/** The settings stored in this browser; null if there are none or they are invalid. */
export const readSettings = (): ReaderSettings | null =>
  readStored(STORAGE_KEYS.settings.key, settingsSchema.parse)

/**
 * Stores the settings and updates the current reader. Returns false, without updating the reader,
 * if the browser cannot store them.
 */
export function writeSettings(settings: ReaderSettings): boolean {
  if (!writeText(STORAGE_KEYS.settings.key, JSON.stringify(settings))) return false
  reader.set(settings)
  return true
}

import type { ReaderSettings } from '@/content/settings'
import { reader, SETTINGS_KEY } from '@/lib/reader'
import { readKept, writeText } from '@/lib/storage'
import { settingsSchema } from './settingsSchema'

/** What the reader saved in this browser; null if nothing, or nothing that makes sense. */
export const readSettings = (): ReaderSettings | null =>
  readKept(SETTINGS_KEY, settingsSchema.parse)

/** Keeps them, and tells the page who the reader is now. False, and nothing told, where the browser does not keep it. */
export function writeSettings(settings: ReaderSettings): boolean {
  if (!writeText(SETTINGS_KEY, JSON.stringify(settings))) return false
  reader.set(settings)
  return true
}

import type { ReaderSettings } from '@/content/settings'
import { readText, writeText } from '@/lib/storage'
import { settingsSchema } from './settingsSchema'

const KEY = 'settings'

/** What the reader saved in this browser; null if nothing, or nothing that makes sense. */
export function readSettings(): ReaderSettings | null {
  const text = readText(KEY)
  if (text === null) return null
  try {
    return settingsSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** False where the browser does not keep it. */
export function writeSettings(settings: ReaderSettings): boolean {
  return writeText(KEY, JSON.stringify(settings))
}

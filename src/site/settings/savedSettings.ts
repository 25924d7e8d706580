import type { ReaderSettings } from '@/content/settings'
import { settingsText } from '@/lib/reader'
import { parseStored } from '@/lib/storage'
import { APP_KEYS } from '@/lib/storageKeys'
import { settingsSchema } from './settingsSchema'

/** The settings saved in this browser; null if there are none or they are invalid. */
export const readSettings = (): ReaderSettings | null =>
  parseStored(APP_KEYS.settings.key, settingsText.get(), settingsSchema.parse)

/**
 * Saves the settings, and with them the reader that every page shows. Returns false if the browser
 * cannot store them: then they apply until the page is reloaded.
 */
export const writeSettings = (settings: ReaderSettings): boolean =>
  settingsText.save(JSON.stringify(settings))

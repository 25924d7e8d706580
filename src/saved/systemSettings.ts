import * as z from 'zod/mini'
import { type SystemSettings, systemDefaults, TIMEZONES } from '@/content/admin/systemSettings'
import { createSavedStore } from '@/lib/savedStore'
import { like } from './shapes'

/** Without the password, which is never stored. */
export type SavedSystemSettings = Omit<SystemSettings, 'smtpPassword'>

function shipped(): SavedSystemSettings {
  const { smtpPassword: _, ...settings } = systemDefaults
  return settings
}

export const settingsSchema = like(shipped(), {
  defaultLanguage: z.enum(['ar', 'en']),
  timezone: z.enum(TIMEZONES),
})

/** The system settings. Editors: `/admin/settings`; readers: the name and description of the site. */
export const savedSystemSettings = createSavedStore<SavedSystemSettings>({
  name: 'systemSettings',
  shipped,
  parse: settingsSchema.parse,
})

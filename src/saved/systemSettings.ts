import * as z from 'zod/mini'
import { type SystemSettings, systemDefaults, TIMEZONES } from '@/content/admin/systemSettings'
import { createSavedStore } from '@/lib/savedStore'
import { count, text } from './shapes'

/** Without the password, which is never stored. */
export type SavedSystemSettings = Omit<SystemSettings, 'smtpPassword'>

const settingsSchema = z.strictObject({
  siteName: text,
  siteDescription: text,
  defaultLanguage: z.enum(['ar', 'en']),
  timezone: z.enum(TIMEZONES),
  enableNotifications: z.boolean(),
  smtpHost: text,
  smtpPort: text,
  smtpUsername: text,
  enableSSL: z.boolean(),
  enableAnalytics: z.boolean(),
  analyticsCode: text,
  cacheEnabled: z.boolean(),
  cacheDuration: count,
}) satisfies z.ZodMiniType<SavedSystemSettings>

function shipped(): SavedSystemSettings {
  const { smtpPassword: _, ...settings } = systemDefaults
  return settings
}

/** The system settings. Editors: `/admin/settings`; readers: the name and description of the site. */
export const savedSystemSettings = createSavedStore<SavedSystemSettings>({
  name: 'systemSettings',
  shipped,
  parse: settingsSchema.parse,
})

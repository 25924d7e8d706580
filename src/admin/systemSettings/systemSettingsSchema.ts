import { z } from 'zod'
import { type SystemSettings, TIMEZONES } from '@/content/admin/systemSettings'
import { wholeNumber } from '../editableList/wholeNumber'

/** Nothing is refused (Spec §5): the port is any text; a duration that is no number counts as 0. */
export const systemSettingsSchema = z.object({
  siteName: z.string(),
  siteDescription: z.string(),
  defaultLanguage: z.enum(['ar', 'en']),
  timezone: z.enum(TIMEZONES),
  enableNotifications: z.boolean(),
  smtpHost: z.string(),
  smtpPort: z.string(),
  smtpUsername: z.string(),
  smtpPassword: z.string(),
  enableSSL: z.boolean(),
  enableAnalytics: z.boolean(),
  analyticsCode: z.string(),
  cacheEnabled: z.boolean(),
  cacheDuration: z.string().transform(wholeNumber),
})

/** What the form holds: as the settings, but the duration as it is typed. */
export type SystemFields = z.input<typeof systemSettingsSchema>

/** The settings as the form shows them. Their password is never shown again: its box starts empty. */
export const fieldsOf = (settings: Omit<SystemSettings, 'smtpPassword'>): SystemFields => ({
  ...settings,
  smtpPassword: '',
  cacheDuration: String(settings.cacheDuration),
})

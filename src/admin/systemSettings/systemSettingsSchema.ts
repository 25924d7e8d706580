import { z } from 'zod'
import { type SystemSettings, TIMEZONES } from '@/content/admin/systemSettings'

/** Nothing is refused (Spec §5): the port is any text; the field of the duration gives a count. */
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
  cacheDuration: z.number(),
})

export type SystemFields = z.input<typeof systemSettingsSchema>

/** The settings as the form shows them. Their password is never shown again: its box starts empty. */
export const fieldsOf = (settings: Omit<SystemSettings, 'smtpPassword'>): SystemFields => ({
  ...settings,
  smtpPassword: '',
})

import * as z from 'zod/mini'
import { type SystemSettings, TIMEZONES } from '@/content/admin/systemSettings'
import { codeText } from '@/lib/textSchemas'

/** No value is rejected (Spec §5): the port is any string, with the digits that a mail server reads; the duration is a number. */
export const systemSettingsSchema = z.object({
  siteName: z.string(),
  siteDescription: z.string(),
  defaultLanguage: z.enum(['ar', 'en']),
  timezone: z.enum(TIMEZONES),
  enableNotifications: z.boolean(),
  smtpHost: codeText,
  smtpPort: codeText,
  smtpUsername: codeText,
  smtpPassword: z.string(),
  enableSSL: z.boolean(),
  enableAnalytics: z.boolean(),
  analyticsCode: z.string(),
  cacheEnabled: z.boolean(),
  cacheDuration: z.number(),
})

export type SystemFields = z.input<typeof systemSettingsSchema>

/** The form values of the settings. The password is never shown again: its field starts empty. */
export const fieldsOf = (settings: Omit<SystemSettings, 'smtpPassword'>): SystemFields => ({
  ...settings,
  smtpPassword: '',
})

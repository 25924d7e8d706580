import * as z from 'zod/mini'
import type { SystemSettings } from '@/content/admin/systemSettings'
import { codeText } from '@/lib/textSchemas'
import { type SavedSystemSettings, settingsSchema } from '@/saved/systemSettings'

/** No value is rejected (Spec §5): the port is any string, with the digits that a mail server reads; the duration is a number. */
export const systemSettingsSchema = z.extend(settingsSchema, {
  smtpHost: codeText,
  smtpPort: codeText,
  smtpUsername: codeText,
  smtpPassword: z.string(),
}) as unknown as z.ZodMiniObject & z.ZodMiniType<SystemSettings, SystemSettings>

/** The form values of the settings. The password is never shown again: its field starts empty. */
export const fieldsOf = (settings: SavedSystemSettings): SystemSettings => ({
  ...settings,
  smtpPassword: '',
})

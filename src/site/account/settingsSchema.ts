import * as z from 'zod/mini'
import { DIGESTS, LANGUAGES, PROFILE_VISIBILITIES, sampleSettings } from '@/content/settings'
import { PICTURE_PATTERN } from '@/lib/reader'
import { codeText, requiredEmail, requiredText } from '@/lib/textSchemas'
import { like } from '@/saved/shapes'

/** The reader's personal data, in the settings and in the profile (Spec §3). */
export const readerShape = {
  name: requiredText,
  email: requiredEmail,
  phone: codeText,
  avatar: z.union([z.literal(''), z.string().check(z.regex(PICTURE_PATTERN))]),
}

/**
 * The values of the settings form and the stored settings (Spec §3). Name and email address are
 * required; the order of the keys is the order in which failures are reported (D-3).
 */
export const settingsSchema = like(sampleSettings, {
  ...readerShape,
  language: z.enum(LANGUAGES),
  notifications: like(sampleSettings.notifications, {}),
  privacy: like(sampleSettings.privacy, { profileVisibility: z.enum(PROFILE_VISIBILITIES) }),
  emailPreferences: like(sampleSettings.emailPreferences, { digest: z.enum(DIGESTS) }),
  newsPreferences: like(sampleSettings.newsPreferences, {}),
})

/** The fields with the reader's personal data, the same in the settings and in the profile (Spec §3, §5). */
export const readerFields = {
  name: { label: 'الاسم', required: true, autoComplete: 'name' },
  email: {
    label: 'البريد الإلكتروني',
    required: true,
    type: 'email',
    dir: 'ltr',
    autoComplete: 'email',
  },
  phone: { label: 'الهاتف', type: 'tel', dir: 'ltr', autoComplete: 'tel' },
} as const

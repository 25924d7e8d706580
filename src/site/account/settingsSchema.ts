import * as z from 'zod/mini'
import { DIGESTS, LANGUAGES, PROFILE_VISIBILITIES, type ReaderSettings } from '@/content/settings'
import { PICTURE_PATTERN } from '@/lib/reader'
import { codeText, requiredEmail, requiredText } from '@/lib/textSchemas'

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
export const settingsSchema = z.strictObject({
  ...readerShape,
  language: z.enum(LANGUAGES),
  notifications: z.strictObject({
    news: z.boolean(),
    offers: z.boolean(),
    followedTopics: z.boolean(),
    email: z.boolean(),
    push: z.boolean(),
  }),
  privacy: z.strictObject({
    profileVisibility: z.enum(PROFILE_VISIBILITIES),
    showEmail: z.boolean(),
    allowMessages: z.boolean(),
  }),
  emailPreferences: z.strictObject({
    newsletter: z.boolean(),
    marketing: z.boolean(),
    digest: z.enum(DIGESTS),
  }),
  newsPreferences: z.strictObject({
    autoRefresh: z.boolean(),
    showImages: z.boolean(),
    compactView: z.boolean(),
  }),
}) satisfies z.ZodMiniType<ReaderSettings, ReaderSettings>

/** The fields with the reader's personal data, the same in the settings and in the profile (Spec §3, §5). */
export const readerFields = {
  name: { name: 'name', label: 'الاسم', required: true, autoComplete: 'name' },
  email: {
    name: 'email',
    label: 'البريد الإلكتروني',
    required: true,
    type: 'email',
    dir: 'ltr',
    autoComplete: 'email',
  },
  phone: { name: 'phone', label: 'الهاتف', type: 'tel', dir: 'ltr', autoComplete: 'tel' },
} as const

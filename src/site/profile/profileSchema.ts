import { z } from 'zod'
import { INTEREST_IDS } from '@/lib/readerInterests'
import { EMAIL_PATTERN, INVALID_EMAIL, REQUIRED } from '@/lib/validation'

const requiredText = z.string().trim().min(1, REQUIRED)

/**
 * What the profile's edit mode changes (Spec §3). The name and the address are required; the order of
 * the keys is the order in which failures are told (decision 3).
 */
export const profileSchema = z.object({
  name: requiredText,
  email: requiredText.pipe(z.string().regex(EMAIL_PATTERN, INVALID_EMAIL)),
  phone: z.string().trim(),
  location: z.string().trim(),
  /** a data URL, or empty */
  avatar: z.string(),
  bio: z.string().trim(),
  interests: z.array(z.enum(INTEREST_IDS)),
})

/** The draft of the edit mode. */
export type ProfileDraft = z.infer<typeof profileSchema>

import * as z from 'zod/mini'
import { INTEREST_IDS } from '@/lib/reader'
import { trimmedText } from '@/lib/textSchemas'
import { readerShape } from '@/site/account/settingsSchema'

/**
 * The fields that edit mode changes (Spec §3). Name and email address are required; the order of
 * the keys is the order in which failures are reported (D-3).
 */
export const profileSchema = z.object({
  ...readerShape,
  location: trimmedText,
  bio: trimmedText,
  interests: z.readonly(z.array(z.enum(INTEREST_IDS))),
})

export type ProfileDraft = z.infer<typeof profileSchema>

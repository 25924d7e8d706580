import { z } from 'zod'
import { INTEREST_IDS } from '@/lib/readerInterests'
import { readerShape } from '@/site/settings/settingsSchema'

/**
 * What the profile's edit mode changes (Spec §3). The name and the address are required; the order of
 * the keys is the order in which failures are told (D-3).
 */
export const profileSchema = z.object({
  ...readerShape,
  location: z.string().trim(),
  bio: z.string().trim(),
  interests: z.array(z.enum(INTEREST_IDS)),
})

/** The draft of the edit mode. */
export type ProfileDraft = z.infer<typeof profileSchema>

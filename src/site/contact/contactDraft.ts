import * as z from 'zod/mini'
import { type ContactMessageInput, contactCategorySchema } from '@/api/contactMessages'
import { readStored, removeText, writeText } from '@/lib/storage'
import { APP_KEYS } from '@/lib/storageKeys'

const { key, area } = APP_KEYS.contactDraft

/** The form's values, complete or not: any texts. */
const draftSchema = z.strictObject({
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  category: contactCategorySchema,
})

/**
 * The unsent text of the contact form, stored for this tab only because it contains personal data.
 * It survives a reload and a crash. Null if there is none or if it is invalid.
 */
export const readDraft = (): ContactMessageInput | null => readStored(key, draftSchema.parse, area)

/** Stores the draft; removes it if all its texts are empty. */
export function saveDraft(draft: ContactMessageInput): void {
  const { name, email, subject, message } = draft
  if (name || email || subject || message) writeText(key, JSON.stringify(draft), area)
  else clearDraft()
}

export const clearDraft = (): void => removeText(key, area)

import { z } from 'zod'
import { type ContactMessageInput, contactCategorySchema } from '@/api/contactMessages'
import { readKept, removeText, writeText } from '@/lib/storage'
import { STORAGE_KEYS } from '@/lib/storageKeys'

const { key, area } = STORAGE_KEYS.contactDraft

/** As it stands in the form, finished or not: any texts. */
const draftSchema = z.strictObject({
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  category: contactCategorySchema,
})

/**
 * What was typed into the contact form and not sent, kept for this tab alone (it names a person): it
 * outlives a reload and a crash. Null if there is none, or none that makes sense.
 */
export const readDraft = (): ContactMessageInput | null => readKept(key, draftSchema.parse, area)

/** Keeps it; one without any text is not worth keeping. */
export function keepDraft(draft: ContactMessageInput): void {
  const { name, email, subject, message } = draft
  if (name || email || subject || message) writeText(key, JSON.stringify(draft), area)
  else dropDraft()
}

export const dropDraft = (): void => removeText(key, area)

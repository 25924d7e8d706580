import { type ContactMessageInput, contactDraftSchema, MESSAGE_TEXTS } from '@/api/contactMessages'
import { CONTACT_CATEGORIES } from '@/api/messageKinds'
import { readStored, removeText, writeText } from '@/lib/storage'
import { APP_KEYS } from '@/lib/storageKeys'
import { createStore } from '@/lib/store'

const NO_TEXTS = Object.fromEntries(MESSAGE_TEXTS.map((name) => [name, '']))

export const EMPTY = { ...NO_TEXTS, category: CONTACT_CATEGORIES[0] } as ContactMessageInput

const { key, area } = APP_KEYS.contactDraft

/**
 * The unsent text of the contact form, stored for this tab only because it contains personal data.
 * It survives a reload and a crash. Null if there is none or if it is invalid.
 */
export const readDraft = () =>
  readStored(key, contactDraftSchema.parse, area) as ContactMessageInput | null

/** Stores the draft; removes it if all its texts are empty. */
export function saveDraft(draft: ContactMessageInput): void {
  const { category: _, ...texts } = draft
  if (Object.values(texts).some(Boolean)) writeText(key, JSON.stringify(draft), area)
  else clearDraft()
}

const clearDraft = (): void => removeText(key, area)

/** What was sent last, as it was typed. The form that is shown now may be another one than the form that sent it. */
export const lastSent = createStore<ContactMessageInput | null>(null)

/** Removes what was sent from the draft and from the form that is shown. */
export function removeSent(sent: ContactMessageInput): void {
  const draft = readDraft()
  if (draft) saveDraft(restOf(draft, sent))
  lastSent.set({ ...sent })
}

/** What a form has after a message was sent: only the fields that were changed since. */
export function restOf(typed: ContactMessageInput, sent: ContactMessageInput): ContactMessageInput {
  const changed = Object.entries(typed).filter(
    ([name, text]) => text !== sent[name as keyof ContactMessageInput],
  )
  return { ...EMPTY, ...Object.fromEntries(changed) }
}

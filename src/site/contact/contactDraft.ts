import { type ContactMessageInput, contactDraftSchema, MESSAGE_TEXTS } from '@/api/contactMessages'
import { CONTACT_CATEGORIES } from '@/api/messageKinds'
import { createDraft } from '@/lib/draft'
import { APP_KEYS } from '@/lib/storageKeys'
import { createStore } from '@/lib/store'

const NO_TEXTS = Object.fromEntries(MESSAGE_TEXTS.map((name) => [name, '']))

export const EMPTY = { ...NO_TEXTS, category: CONTACT_CATEGORIES[0] } as ContactMessageInput

/** The unsent text of the contact form. In `sessionStorage`, because it contains personal data. */
const stored = createDraft(
  APP_KEYS.contactDraft,
  contactDraftSchema.parse as (json: unknown) => ContactMessageInput,
)

export const readDraft = stored.get

/** Stores the draft; removes it if all its texts are empty. */
export function saveDraft(draft: ContactMessageInput): void {
  const { category: _, ...texts } = draft
  stored.save(Object.values(texts).some(Boolean) ? draft : null)
}

/** What was sent last, as it was typed. The form that is shown now may be another one than the form that sent it. */
export const lastSent = createStore<ContactMessageInput | null>(null)

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

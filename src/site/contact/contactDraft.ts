import {
  type ContactCategory,
  type ContactMessageInput,
  contactDraftSchema,
  MESSAGE_TEXTS,
  sendContactMessage,
} from '@/api/contactMessages'
import { CONTACT_CATEGORIES } from '@/api/messageKinds'
import { draftState, markDraft, saveText, subscribeToDrafts, unsentDraft } from '@/lib/formDrafts'
import { isEqual } from '@/lib/isEqual'
import { createStore } from '@/lib/store'

const FORM = 'contact'
const NO_TEXTS = Object.fromEntries(MESSAGE_TEXTS.map((name) => [name, '']))

/** What a form has in which nothing was done, at an address with this category. */
export const emptyMessage = (category: ContactCategory = CONTACT_CATEGORIES[0]) =>
  ({ ...NO_TEXTS, category }) as ContactMessageInput

/** What this page is sending, as it was typed, also by a form that has been left since. */
export const sending = createStore<ContactMessageInput | null>(null)

/** What was typed and not sent, and `asked`: the visit at which it was typed, with the category of its address. */
export function readDraft() {
  const { asked, ...fields } = unsentDraft(FORM)?.edits ?? {}
  const { data } = contactDraftSchema.safeParse(fields)
  return data ? { asked, typed: data as ContactMessageInput } : null
}

export function saveDraft(typed: ContactMessageInput, asked: string, first?: ContactCategory) {
  // What is typed while it is being sent does not make it another message.
  const at = sending.get() ? unsentDraft(FORM)?.at : undefined
  saveText(FORM, isEqual(typed, emptyMessage(first)) ? null : { ...typed, asked }, at)
}

/** Whether the message was being sent when the page was reloaded, or is being sent by another tab. */
export const mayHaveArrived = {
  subscribe: subscribeToDrafts,
  get: () => draftState(FORM) === 'sending' && !sending.get(),
}

/**
 * Sends a message; `typed` is its text in the form.
 * @throws as `sendContactMessage`
 */
export async function sendDraft(message: ContactMessageInput, typed: ContactMessageInput) {
  const before = draftState(FORM)
  sending.set({ ...typed })
  markDraft(FORM, 'sending')
  try {
    await sendContactMessage(message)
    const draft = readDraft()
    markDraft(FORM, 'sent')
    if (draft) saveDraft(restOf(draft.typed), String(draft.asked))
  } catch (error) {
    // A reload ends the request, too, but such a page has no later task.
    await new Promise((resolve) => setTimeout(resolve))
    markDraft(FORM, before)
    throw error
  } finally {
    sending.set(null)
  }
}

/** Calls back when the message of the form was sent, by this form, one that has been left since, or another tab. */
export const onSent = (callback: () => void) =>
  subscribeToDrafts(() => {
    if (draftState(FORM) === 'sent') callback()
  })

/** What a form has after its message was sent: only the fields that were changed since, if this page has sent it. */
export function restOf(typed: ContactMessageInput, sent = sending.get() ?? typed) {
  const changed = Object.entries(typed).filter(
    ([name, text]) => text !== sent[name as keyof ContactMessageInput],
  )
  return { ...emptyMessage(), ...Object.fromEntries(changed) }
}

import {
  type ContactCategory,
  type ContactMessageInput,
  sendContactMessage,
} from '@/api/contactMessages'
import { CONTACT_CATEGORIES } from '@/api/messageKinds'
import {
  formDrafts,
  knownFields,
  markText,
  subscribeToDrafts,
  textOf,
  textState,
} from '@/lib/drafts'
import { isEqual } from '@/lib/isEqual'
import { rebase } from '@/lib/rebase'
import { createStore } from '@/lib/store'

const FORM = 'contact'

/** What a form has in which nothing was done, at an address with this category. */
export const emptyMessage = (
  category: ContactCategory = CONTACT_CATEGORIES[0],
): ContactMessageInput => ({ name: '', email: '', subject: '', message: '', category })

/** Whether this page is sending the message, also for a form that has been left since. */
export const isSending = createStore(false)

/** What was typed and not sent, and `asked`: the visit at which it was typed, with the category of its address. */
export function readDraft() {
  const draft = textState(FORM) === 'sent' ? undefined : formDrafts.get()[FORM]
  if (!draft) return null
  const { category, ...texts } = knownFields(draft.value, emptyMessage())
  const known = CONTACT_CATEGORIES.find((one) => one === category)
  return { ...draft, asked: draft.value.asked, typed: { ...emptyMessage(known), ...texts } }
}

/** @param base what the form had before anything was typed */
export function saveDraft(typed: ContactMessageInput, asked: unknown, base: object) {
  // What is typed while it is being sent does not make it another message.
  const at = isSending.get() ? readDraft()?.at : undefined
  const value = { ...typed, asked }
  formDrafts.save(FORM, isEqual(typed, base) ? null : { base: { ...base }, value }, at)
}

/** Whether the message was being sent when the page was reloaded, or is being sent by another tab. */
export const mayHaveArrived = {
  subscribe: subscribeToDrafts,
  get: () => textState(FORM) === 'sending' && !isSending.get(),
}

/**
 * Sends a message; `typed` is its text in the form. After that the draft has only the fields that were changed since.
 * @throws as `sendContactMessage`
 */
export async function sendDraft(message: ContactMessageInput, typed: ContactMessageInput) {
  const [text, before] = [textOf(FORM), textState(FORM)]
  isSending.set(true)
  markText(text, 'sending')
  try {
    await sendContactMessage(message)
  } catch (error) {
    // A reload ends the request, too, but such a page has no later task.
    await new Promise((resolve) => setTimeout(resolve))
    markText(text, before)
    throw error
  } finally {
    isSending.set(false)
  }
  const draft = readDraft()
  if (draft) saveDraft(rebase(typed, draft.typed, emptyMessage()), draft.asked, draft.base)
  // Other tabs with a duplicate of the text.
  markText(text, 'sent')
}

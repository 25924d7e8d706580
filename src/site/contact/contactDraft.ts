import {
  type ContactCategory,
  type ContactMessageInput,
  contactDraftSchema,
  MESSAGE_TEXTS,
  sendContactMessage,
} from '@/api/contactMessages'
import { CONTACT_CATEGORIES } from '@/api/messageKinds'
import {
  draftState,
  markDraft,
  readFormDraft,
  saveFormDraft,
  subscribeToDrafts,
} from '@/lib/formDrafts'
import { isEqual } from '@/lib/isEqual'
import { createStore } from '@/lib/store'

const FORM = 'contact'
const NO_TEXTS = Object.fromEntries(MESSAGE_TEXTS.map((name) => [name, '']))

/** What a form has in which nothing was done, at an address with this category. */
export const emptyMessage = (category: ContactCategory = CONTACT_CATEGORIES[0]) =>
  ({ ...NO_TEXTS, category }) as ContactMessageInput

/** What was typed and not sent, and `asked`: the visit at which it was typed, with the category of its address. */
export function readDraft() {
  const { asked, ...fields } = readFormDraft(FORM)?.fields ?? {}
  const { data } = contactDraftSchema.safeParse(fields)
  return data ? { asked: String(asked), typed: data as ContactMessageInput } : null
}

export function saveDraft(typed: ContactMessageInput, asked: string, first?: ContactCategory) {
  saveFormDraft(FORM, isEqual(typed, emptyMessage(first)) ? null : { ...typed, asked })
}

/** Whether this page is sending a message, also by a form that has been left since. */
export const isSending = createStore(false)

/** Whether a message was being sent when the page was reloaded, or is being sent by another tab. */
export const mayHaveArrived = {
  subscribe: subscribeToDrafts,
  get: () => draftState(FORM) === 'sending' && !isSending.get(),
}

export const setMayHaveArrived = () => markDraft(FORM, 'sending')
export const endDraft = () => saveFormDraft(FORM, null)

const lastSent = createStore<ContactMessageInput | null>(null)

/**
 * Sends a message; `typed` is its text in the form.
 * @throws as `sendContactMessage`
 */
export async function sendDraft(message: ContactMessageInput, typed: ContactMessageInput) {
  const before = draftState(FORM) ?? 'written'
  isSending.set(true)
  markDraft(FORM, 'sending')
  try {
    await sendContactMessage(message)
    markDraft(FORM, 'sent')
    const draft = readDraft()
    if (draft) saveDraft(restOf(draft.typed, typed), draft.asked)
    lastSent.set({ ...typed })
  } catch (error) {
    // A reload ends the request, too, but such a page has no later task.
    await new Promise((resolve) => setTimeout(resolve))
    markDraft(FORM, before)
    throw error
  } finally {
    isSending.set(false)
  }
}

/** Removes from a form what was sent, also by another form or another tab. What was typed since stays. */
export function followSent(
  typed: () => ContactMessageInput,
  reset: (rest: ContactMessageInput) => void,
) {
  const stops = [
    lastSent.subscribe(() => {
      const sent = lastSent.get()
      if (sent) reset(restOf(typed(), sent))
    }),
    subscribeToDrafts(() => {
      if (draftState(FORM) !== 'sent') return
      endDraft()
      reset(emptyMessage())
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** What a form has after a message was sent: only the fields that were changed since. */
export function restOf(typed: ContactMessageInput, sent: ContactMessageInput): ContactMessageInput {
  const changed = Object.entries(typed).filter(
    ([name, text]) => text !== sent[name as keyof ContactMessageInput],
  )
  return { ...emptyMessage(), ...Object.fromEntries(changed) }
}

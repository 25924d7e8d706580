import type { ContactMessage } from '@/api/contactMessages'
import { draftState, formDrafts, unsentDraft } from '@/lib/formDrafts'
import { trimInvisible } from '@/lib/invisible'
import { isText } from '@/lib/savedStore'
import { offeredActions } from './messageActions'

export const replyForm = ({ id }: Pick<ContactMessage, 'id'>) => `reply:${id}` as const

/** Whether the mail program was opened with the begun reply, which is not recorded yet. */
export const isReplySent = (message: ContactMessage): boolean =>
  draftState(replyForm(message)) === 'sending'

/** The text of a reply that this tab has begun; empty without one, and once it is recorded in the notes. */
export function begunReply(message: ContactMessage): string {
  const text = unsentDraft(replyForm(message))?.edits.text
  if (!isText(text)) return ''
  // The page may have been reloaded before the answer to the recording.
  const isRecorded =
    message.status === 'replied' && message.adminNotes?.endsWith(trimInvisible(text))
  return isRecorded && isReplySent(message) ? '' : text
}

/** A begun reply can be continued, also after another one was recorded. */
export const canReply = (message: ContactMessage): boolean =>
  offeredActions(message).has('replied') || begunReply(message) !== ''

/** The message of this id. One that is gone from the list stays while a reply to it is being written. */
export const openMessageOf = (
  messages: readonly ContactMessage[],
  openId: string | undefined,
  composing: ContactMessage | undefined,
): ContactMessage | undefined =>
  messages.find(({ id }) => String(id) === openId) ??
  (composing && String(composing.id) === openId && begunReply(composing) ? composing : undefined)

type Notes = readonly [typed: string, base: string]

/** Typed notes by the id of their message, and the saved notes on which they are based. */
export const notesDrafts = {
  get(id: string): Notes | undefined {
    const notes = formDrafts.get()[`notes:${id}`]?.edits.notes
    const isNotes = Array.isArray(notes) && notes.length === 2 && notes.every(isText)
    return isNotes ? (notes as unknown as Notes) : undefined
  },
  /** null ends the draft */
  save: (id: string, notes: Notes | null) => formDrafts.save(`notes:${id}`, notes && { notes }),
}

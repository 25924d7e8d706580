import type { ContactMessage } from '@/api/contactMessages'
import {
  type Draft,
  type Edits,
  formDrafts,
  isBegunElsewhere,
  markText,
  subscribeToDrafts,
  textOf,
} from '@/lib/drafts'
import { trimInvisible } from '@/lib/invisible'
import { isText } from '@/lib/savedStore'
import { useStore } from '@/ui/stores/useStore'
import { offeredActions } from './messageActions'

/** What `get` reads from the drafts, as it is now; `inHtml` is what the HTML of the build has. */
export const useDrafts = <T>(get: () => T, inHtml?: () => T): T =>
  useStore({ subscribe: subscribeToDrafts, get }, inHtml)

const replyForm = ({ id }: Pick<ContactMessage, 'id'>) => `reply:${id}` as const

/** Whether the mail program was opened with the begun reply, which is not recorded yet. */
export const isReplySent = (message: ContactMessage): boolean =>
  formDrafts.get()[replyForm(message)]?.value.isSent === true

/** The text of a reply that this tab has begun; empty without one, and once any tab has recorded it in the notes. */
export function begunReply(message: ContactMessage): string {
  const text = formDrafts.get()[replyForm(message)]?.value.text
  if (!isText(text)) return ''
  // The page may have been reloaded before the answer to the recording, or duplicated before it.
  const isRecorded =
    message.status === 'replied' &&
    `\n\n${savedNotes(message)}`.endsWith(`\n\n${trimInvisible(text)}`)
  return isRecorded ? '' : text
}

/** Stores the text of a reply, which stays that of the time when it was begun; an empty one removes it. */
export function saveReply(message: Pick<ContactMessage, 'id'>, text: string, isSent = false): void {
  const form = replyForm(message)
  const at = formDrafts.get()[form]?.at
  if (!text) markText(textOf(form), undefined)
  formDrafts.save(form, text ? { base: {}, value: { text, isSent } } : null, at)
  if (text && !at) markText(textOf(form), 'begun')
}

/** Whether another tab has begun a reply to this message. */
export const isReplyElsewhere = (message: ContactMessage): boolean =>
  isBegunElsewhere(replyForm(message))

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

/** The notes that are stored with a message. A change of status replaces them, so it sends them again. */
export const savedNotes = ({ adminNotes }: ContactMessage): string => adminNotes ?? ''

type Notes = { notes: string }

/** Typed notes by the id of their message, and the saved notes on which they are based. */
export const notesDrafts = {
  get(id: string): Draft<Notes> | undefined {
    const draft = formDrafts.get()[`notes:${id}`]
    const isOfTexts = isText(draft?.value.notes) && isText(draft.base.notes)
    return isOfTexts ? (draft as Draft<Notes>) : undefined
  },
  /** null ends the draft */
  save: (id: string, notes: Edits<Notes> | null) => formDrafts.save(`notes:${id}`, notes),
}

/** The notes of the open message. Typed ones are a draft until a change of its status saves them. */
export function useNotes(message: ContactMessage) {
  const id = String(message.id)
  const saved = savedNotes(message)
  const draft = useDrafts(() => notesDrafts.get(id))
  const base = draft?.base.notes ?? saved
  const text = draft?.value.notes ?? saved
  return {
    text,
    /** those that were saved elsewhere after the draft was begun */
    others: saved !== base && saved !== text ? saved : null,
    // What was typed and removed again is no draft.
    set: (next: string) =>
      notesDrafts.save(
        id,
        next === base ? null : { base: { notes: base }, value: { notes: next } },
      ),
  }
}

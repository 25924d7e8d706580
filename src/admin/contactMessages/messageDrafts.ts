import type { ContactMessage } from '@/api/contactMessages'
import { formDrafts, isBegunElsewhere, markText, subscribeToDrafts, textOf } from '@/lib/drafts'
import { trimInvisible } from '@/lib/invisible'
import { isText } from '@/lib/savedStore'
import { useStore } from '@/ui/stores/useStore'
import { offeredActions } from './messageActions'

/** What `get` reads from the drafts, as it is now; `inHtml` is what the HTML of the build has. */
export const useDrafts = <T>(get: () => T, inHtml?: () => T): T =>
  useStore({ subscribe: subscribeToDrafts, get }, inHtml)

const formOf = (kind: 'reply' | 'notes', { id }: ContactMessage) => `${kind}:${id}` as const

/** Whether the mail program was opened with the begun reply, which is not recorded yet. */
export const isReplySent = (message: ContactMessage): boolean =>
  formDrafts.get()[formOf('reply', message)]?.value.isSent === true

/** The text of a reply that this tab has begun; empty without one, and once any tab has recorded it in the notes. */
export function begunReply(message: ContactMessage): string {
  const text = formDrafts.get()[formOf('reply', message)]?.value.text
  if (!isText(text)) return ''
  // The page may have been reloaded before the answer to the recording, or duplicated before it.
  const isRecorded =
    message.status === 'replied' &&
    `\n\n${savedNotes(message)}`.endsWith(`\n\n${trimInvisible(text)}`)
  return isRecorded ? '' : text
}

/** Stores the text of a reply, which stays that of the time when it was begun; an empty one removes it. */
export function saveReply(message: ContactMessage, text: string, isSent = false): void {
  const form = formOf('reply', message)
  const at = formDrafts.get()[form]?.at
  if (!text) markText(textOf(form), undefined)
  formDrafts.save(form, text ? { base: {}, value: { text, isSent } } : null, at)
  if (text && !at) markText(textOf(form), 'begun')
}

/** Whether another tab has begun a reply to this message. */
export const isReplyElsewhere = (message: ContactMessage): boolean =>
  isBegunElsewhere(formOf('reply', message))

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

/** The notes that were typed, and the saved ones on which they are based; both are the saved ones if nothing was typed. */
export function typedNotes(message: ContactMessage) {
  const { value, base } = formDrafts.get()[formOf('notes', message)] ?? {}
  const saved = savedNotes(message)
  return {
    text: isText(value?.notes) ? value.notes : saved,
    base: isText(base?.notes) ? base.notes : saved,
  }
}

/** Typed notes are a draft until a change of the status saves them. What was typed and removed again is none. */
export function saveNotes(message: ContactMessage, text: string, base: string): void {
  const edits = { base: { notes: base }, value: { notes: text } }
  formDrafts.save(formOf('notes', message), text === base ? null : edits)
}

/** The notes of the open message. */
export function useNotes(message: ContactMessage) {
  useStore(formDrafts)
  const saved = savedNotes(message)
  const { text, base } = typedNotes(message)
  return {
    text,
    /** those that were saved elsewhere after the draft was begun */
    others: saved !== base && saved !== text ? saved : null,
    set: (next: string) => saveNotes(message, next, base),
  }
}

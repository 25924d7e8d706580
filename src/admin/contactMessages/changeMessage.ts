import type { QueryClient } from '@tanstack/react-query'
import {
  type ContactMessage,
  contactMessagesQuery,
  updateResolved,
  updateStatus,
} from '@/api/contactMessages'
import { NOTES_LIMIT } from '@/api/messageKinds'
import { type MessageAction, offeredActions } from './messageActions'
import { savedNotes, saveNotes, typedNotes } from './messageDrafts'

/** A call that changes the status replaces the notes too, so an older list is read again before it (D-39). */
const MAX_AGE_MS = 30_000

export type MessageChange = {
  action: MessageAction
  message: ContactMessage
  /** the message is open, so the editor sees which notes are saved beside those that were typed */
  isOpen?: boolean
  /** the text of a reply, which is added to the notes */
  reply?: string
}

export type ChangeResult = {
  /** false if another editor has changed the message so that there is nothing left to change */
  isWritten: boolean
  /** another editor has saved notes that the list did not show; they stay */
  hasOthersNotes: boolean
  /** why nothing is written: the typed notes would replace those, or the notes would be longer than the server accepts */
  refusal?: 'othersNotes' | 'tooLong'
}

/**
 * Changes a message. Nothing that another editor has saved since the list was read is set back. A change of status also
 * saves typed notes, wherever it was started; they replace only notes that the editor could read.
 * @throws {Error} with the reason as its `cause`, also if the list cannot be read again
 */
export async function changeMessage(
  client: QueryClient,
  { action, message, isOpen = false, reply = '' }: MessageChange,
): Promise<ChangeResult> {
  const { id } = message
  if (action === 'resolved') {
    await updateResolved({ id, isResolved: true })
    return { isWritten: true, hasOthersNotes: false }
  }
  const now = await newestOf(client, message)
  const saved = savedNotes(now)
  const hasOthersNotes = saved !== savedNotes(message)
  if (!reply && !offeredActions(now).has(action)) return { isWritten: false, hasOthersNotes }
  const { text, base } = typedNotes(now)
  const read = isOpen ? savedNotes(message) : base
  if (saved !== read && saved !== text)
    return { isWritten: false, hasOthersNotes, refusal: 'othersNotes' }
  const adminNotes = reply ? [text.trim(), reply].filter(Boolean).join('\n\n') : text
  if ([...adminNotes].length > NOTES_LIMIT)
    return { isWritten: false, hasOthersNotes, refusal: 'tooLong' }
  await updateStatus({ id, status: action, adminNotes })
  // Typing goes on while several messages are changed.
  const newest = typedNotes(now).text
  saveNotes(now, newest, newest === text ? text : adminNotes)
  return { isWritten: true, hasOthersNotes }
}

/** The message in the list, which is read again if it is old. */
async function newestOf(client: QueryClient, message: ContactMessage): Promise<ContactMessage> {
  try {
    const list = await client.fetchQuery({ ...contactMessagesQuery, staleTime: MAX_AGE_MS })
    return list.find(({ id }) => id === message.id) ?? message
  } catch (cause) {
    throw new Error('Failed to read the messages again', { cause })
  }
}

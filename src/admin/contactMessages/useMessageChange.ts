import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type ContactMessage, useInvalidateMessages } from '@/api/contactMessages'
import { toast } from '@/ui/toast/toast'
import { changeMessage, type MessageChange } from './changeMessage'
import type { MessageAction } from './messageActions'

const DONE: Record<MessageAction, string> = {
  read: 'سُجّلت الرسالة مقروءة',
  replied: 'سُجّل الرد على الرسالة',
  resolved: 'سُجّل حلّ الرسالة',
}

const NOTES_KEPT = '، وبقيت ملاحظات حفظها محرر آخر'
const NOTHING_LEFT = 'سبق أن غيّر محرر آخر هذه الرسالة، فبقيت كما حفظها.'

const STATUS_FAILED = 'تعذّر تغيير حالة الرسالة. أعد المحاولة.'
const FAILED: Record<MessageAction, string> = {
  read: STATUS_FAILED,
  replied: STATUS_FAILED,
  resolved: 'تعذّر تسجيل حلّ الرسالة. أعد المحاولة.',
}

/** The action in progress, and the action that has just succeeded. */
type State = { busy: MessageAction | null; done: MessageAction | null }

/**
 * Runs one action on a message at a time (Spec §4): a second click while a request is in progress
 * sends nothing. The promise resolves to whether the message was changed, after the list has been refetched; a
 * failure is logged and shown in a toast (D-13).
 */
export function useMessageChange() {
  const client = useQueryClient()
  const invalidate = useInvalidateMessages()
  const [{ busy, done }, setState] = useState<State>({ busy: null, done: null })
  // State would change only with the next render, too late to stop a double click.
  const isInProgress = useRef(false)

  async function change(
    action: MessageAction,
    message: ContactMessage,
    texts: Pick<MessageChange, 'notes' | 'reply'> = {},
  ): Promise<boolean> {
    if (isInProgress.current) return false
    isInProgress.current = true
    setState({ busy: action, done: null })
    const isDone = await attempt({ action, message, ...texts })
    isInProgress.current = false
    setState({ busy: null, done: isDone ? action : null })
    return isDone
  }

  async function attempt(messageChange: MessageChange) {
    const { action } = messageChange
    try {
      const { isWritten, hasOthersNotes } = await changeMessage(client, messageChange)
      if (isWritten) await invalidate()
      if (isWritten) toast.success(`${DONE[action]}${hasOthersNotes ? NOTES_KEPT : ''}`)
      else toast.info(NOTHING_LEFT)
      return isWritten
    } catch (error) {
      console.error(error)
      toast.error(FAILED[action])
      return false
    }
  }

  return { busy, done, change }
}

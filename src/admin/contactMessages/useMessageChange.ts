import { useRef, useState } from 'react'
import { type MessageId, useUpdateResolved, useUpdateStatus } from '@/api/contactMessages'
import { toast } from '@/ui/toast/toast'
import type { MessageAction } from './messageActions'

const DONE: Record<MessageAction, string> = {
  read: 'سُجّلت الرسالة مقروءة',
  replied: 'سُجّل الرد على الرسالة',
  resolved: 'سُجّل حلّ الرسالة',
}

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
 * sends nothing. The promise resolves to whether it succeeded, after the list has been refetched; a
 * failure is logged and shown in a toast (D-13).
 */
export function useMessageChange() {
  const status = useUpdateStatus()
  const resolved = useUpdateResolved()
  const [{ busy, done }, setState] = useState<State>({ busy: null, done: null })
  // State would change only with the next render, too late to stop a double click.
  const isInProgress = useRef(false)

  async function change(action: MessageAction, id: MessageId, adminNotes = ''): Promise<boolean> {
    if (isInProgress.current) return false
    isInProgress.current = true
    setState({ busy: action, done: null })
    const isDone = await attempt(action, id, adminNotes)
    isInProgress.current = false
    setState({ busy: null, done: isDone ? action : null })
    return isDone
  }

  async function attempt(action: MessageAction, id: MessageId, adminNotes: string) {
    try {
      if (action === 'resolved') await resolved.mutateAsync({ id, isResolved: true })
      else await status.mutateAsync({ id, status: action, adminNotes })
      toast.success(DONE[action])
      return true
    } catch (error) {
      console.error(error)
      toast.error(FAILED[action])
      return false
    }
  }

  return { busy, done, change }
}

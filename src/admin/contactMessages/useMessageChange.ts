import { useRef, useState } from 'react'
import { useUpdateResolved, useUpdateStatus } from '@/api/contactMessages'
import { toast } from '@/ui/toast/toast'
import type { MessageAction } from './messageActions'

const DONE: Record<MessageAction, string> = {
  read: 'عُلّمت الرسالة كمقروءة',
  replied: 'عُلّمت الرسالة كمردود عليها',
  resolved: 'عُلّمت الرسالة كمحلولة',
}

const STATUS_FAILED = 'تعذّر تغيير حالة الرسالة. يرجى المحاولة مرة أخرى.'
const FAILED: Record<MessageAction, string> = {
  read: STATUS_FAILED,
  replied: STATUS_FAILED,
  resolved: 'تعذّر تعليم الرسالة كمحلولة. يرجى المحاولة مرة أخرى.',
}

/**
 * Carries out one action on a message at a time (Spec §4): a second click while one is in progress
 * sends nothing. The promise says whether it went well, after the list has been read again; a failure
 * is logged and told in a toast (decision 13).
 */
export function useMessageChange() {
  const status = useUpdateStatus()
  const resolved = useUpdateResolved()
  const [busy, setBusy] = useState<MessageAction | null>(null)
  // A state would be known only after the next render, too late for a double click.
  const isInProgress = useRef(false)

  async function change(action: MessageAction, id: number, adminNotes = ''): Promise<boolean> {
    if (isInProgress.current) return false
    isInProgress.current = true
    setBusy(action)
    try {
      if (action === 'resolved') await resolved.mutateAsync({ id, isResolved: true })
      else await status.mutateAsync({ id, status: action, adminNotes })
      toast.success(DONE[action])
      return true
    } catch (error) {
      console.error(error)
      toast.error(FAILED[action])
      return false
    } finally {
      isInProgress.current = false
      setBusy(null)
    }
  }

  return { busy, change }
}

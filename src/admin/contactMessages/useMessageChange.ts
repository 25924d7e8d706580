import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type ContactMessage, contactMessagesQuery } from '@/api/contactMessages'
import { broadcastInvalidation } from '@/api/crossTab'
import { NOTES_LIMIT } from '@/api/messageKinds'
import { createStore, type Store } from '@/lib/store'
import { tooLong } from '@/lib/validation'
import { toast } from '@/ui/stores/toast'
import { useStore } from '@/ui/stores/useStore'
import { changeMessage, type MessageChange } from './changeMessage'
import { type MessageAction, offeredActions } from './messageActions'

const DONE: Record<MessageAction, string> = {
  read: 'سُجّلت الرسالة مقروءة',
  replied: 'سُجّل الرد على الرسالة',
  resolved: 'سُجّل حلّ الرسالة',
}

const NOTES_KEPT = '، وبقيت ملاحظات حفظها محرر آخر'
const NOT_WRITTEN = {
  othersNotes:
    'حفظ محرر آخر ملاحظات على هذه الرسالة. تجدها فيها تحت ملاحظاتك، وأعد الضغط هناك لتحل ملاحظاتك محلها.',
  tooLong: `ملاحظات الإدارة: ${tooLong(NOTES_LIMIT)}`,
  none: 'سبق أن غيّر محرر آخر هذه الرسالة، فبقيت كما حفظها.',
}

const STATUS_FAILED = 'تعذّر تغيير حالة الرسالة. أعد المحاولة.'
const FAILED: Record<MessageAction, string> = {
  read: STATUS_FAILED,
  replied: STATUS_FAILED,
  resolved: 'تعذّر تسجيل حلّ الرسالة. أعد المحاولة.',
}

type State = { busy: MessageAction | null; done: MessageAction | null }

const IDLE: State = { busy: null, done: null }

/** The states of messages by their ids: a row, the open message and the keys share them, with the list they are from. */
type States = ReadonlyMap<ContactMessage['id'], State>
const statesOfClient = new WeakMap<QueryClient, Store<States>>()

function statesOf(client: QueryClient): Store<States> {
  const states = statesOfClient.get(client) ?? createStore<States>(new Map())
  statesOfClient.set(client, states)
  return states
}

/** What is done with a message now, wherever it was started: all of its buttons are disabled meanwhile (Spec §4). */
export function useMessageState(id: ContactMessage['id']): State {
  const states = statesOf(useQueryClient())
  const own = useMemo(
    () => ({ get: () => states.get().get(id) ?? IDLE, subscribe: states.subscribe }),
    [states, id],
  )
  return useStore(own)
}

/** Resolves when what is being done with the message has ended, and the list has been refetched. */
export function untilIdle(client: QueryClient, id: ContactMessage['id']): Promise<void> {
  const states = statesOf(client)
  return new Promise((resolve) => {
    const check = () => {
      if (states.get().get(id)?.busy) return
      stop()
      resolve()
    }
    const stop = states.subscribe(check)
    check()
  })
}

/**
 * Runs one action on a message at a time (Spec §4): a second one while a request is in progress
 * sends nothing. The promise resolves to whether the message was changed, after the list has been refetched; a
 * failure is logged and shown in a toast (D-13).
 */
export function useMessageChange() {
  const client = useQueryClient()
  const states = statesOf(client)
  const invalidate = useInvalidateMessages()

  async function change(
    action: MessageAction,
    message: ContactMessage,
    from: Pick<MessageChange, 'isOpen' | 'reply'> = {},
  ): Promise<boolean> {
    const { id } = message
    if (states.get().get(id)?.busy) return false
    // The second click of a double click comes after a quick answer, while the dialog with the button fades out.
    const current = client
      .getQueryData<ContactMessage[]>(contactMessagesQuery.queryKey)
      ?.find((one) => one.id === id)
    if (current && !from.reply && !offeredActions(current).has(action)) return false
    const set = (state: State) => states.set(new Map(states.get()).set(id, state))
    set({ busy: action, done: null })
    const isDone = await attempt({ action, message, ...from })
    set({ busy: null, done: isDone ? action : null })
    return isDone
  }

  async function attempt(messageChange: MessageChange) {
    const { action } = messageChange
    try {
      const { isWritten, hasOthersNotes, refusal } = await changeMessage(client, messageChange)
      if (isWritten) await invalidate()
      if (isWritten) toast.success(`${DONE[action]}${hasOthersNotes ? NOTES_KEPT : ''}`)
      else toast.info(NOT_WRITTEN[refusal ?? 'none'])
      return isWritten
    } catch (error) {
      console.error(error)
      toast.error(FAILED[action])
      return false
    }
  }

  return change
}

export type ChangeMessage = ReturnType<typeof useMessageChange>

/** Returns a function that makes this tab and the other tabs fetch the list again. */
export function useInvalidateMessages() {
  const queryClient = useQueryClient()
  const { queryKey } = contactMessagesQuery
  return () => {
    broadcastInvalidation(queryKey[0])
    return queryClient.invalidateQueries({ queryKey })
  }
}

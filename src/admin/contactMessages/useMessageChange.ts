import {
  type Mutation,
  type QueryClient,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query'
import { type ContactMessage, contactMessagesQuery } from '@/api/contactMessages'
import { broadcastInvalidation } from '@/api/crossTab'
import { NOTES_LIMIT } from '@/api/messageKinds'
import { tooLong } from '@/lib/validation'
import { toast } from '@/ui/stores/toast'
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

const FAILED = 'تعذّر تغيير حالة الرسالة. أعد المحاولة.'
const RESOLVED_FAILED = 'تعذّر تسجيل حلّ الرسالة. أعد المحاولة.'

const KEY = ['changeMessage']

/** The change of a message that is in progress, wherever it was started. */
const pendingChange = (id: ContactMessage['id']) => ({
  mutationKey: KEY,
  status: 'pending' as const,
  predicate: ({ state }: Mutation<unknown, Error, unknown>) =>
    (state.variables as MessageChange).message.id === id,
})

/** What is being done with a message now: all of its buttons are disabled meanwhile (Spec §4). */
export function useBusyAction(id: ContactMessage['id']): MessageAction | null {
  const [busy = null] = useMutationState({
    filters: pendingChange(id),
    select: ({ state }) => (state.variables as MessageChange).action,
  })
  return busy
}

/** Resolves when what is being done with the message has ended, and the list has been refetched. */
export async function untilIdle(client: QueryClient, id: ContactMessage['id']): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const check = () => client.isMutating(pendingChange(id)) > 0 || resolve()
  const stop = client.getMutationCache().subscribe(check)
  check()
  await promise
  stop()
}

/**
 * Runs one action on a message at a time (Spec §4): a second one while a request is in progress
 * sends nothing. The promise of `change` resolves to whether the message was changed, after the list has been refetched;
 * a failure is logged and shown in a toast (D-13). `isChanging` is true while an action that was started here is running.
 */
export function useMessageChange() {
  const client = useQueryClient()
  const invalidate = useInvalidateMessages()
  const { mutateAsync, isPending } = useMutation({
    mutationKey: KEY,
    async mutationFn(messageChange: MessageChange) {
      const result = await changeMessage(client, messageChange)
      if (result.isWritten) await invalidate()
      return result
    },
    onSuccess({ isWritten, hasOthersNotes, refusal }, { action }) {
      if (isWritten) toast.success(`${DONE[action]}${hasOthersNotes ? NOTES_KEPT : ''}`)
      else toast.info(NOT_WRITTEN[refusal ?? 'none'])
    },
    onError(error, { action }) {
      console.error(error)
      toast.error(action === 'resolved' ? RESOLVED_FAILED : FAILED)
    },
  })

  async function change(
    action: MessageAction,
    message: ContactMessage,
    from: Pick<MessageChange, 'isOpen' | 'reply'> = {},
  ): Promise<boolean> {
    const { id } = message
    if (client.isMutating(pendingChange(id)) > 0) return false
    // The second click of a double click comes after a quick answer, while the dialog with the button fades out.
    const current = client
      .getQueryData<ContactMessage[]>(contactMessagesQuery.queryKey)
      ?.find((one) => one.id === id)
    if (current && !from.reply && !offeredActions(current).has(action)) return false
    return mutateAsync({ action, message, ...from }).then(
      ({ isWritten }) => isWritten,
      () => false,
    )
  }

  return { change, isChanging: isPending }
}

export type ChangeMessage = ReturnType<typeof useMessageChange>['change']

/** Returns a function that makes this tab and the other tabs fetch the list again. */
export function useInvalidateMessages() {
  const queryClient = useQueryClient()
  const { queryKey } = contactMessagesQuery
  return () => {
    broadcastInvalidation(queryKey[0])
    return queryClient.invalidateQueries({ queryKey })
  }
}

import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ContactMessage } from '@/api/contactMessages'
import type { RecordParam } from '@/ui/dialog/useRecordParam'
import { useUnknownRecord } from '@/ui/dialog/useUnknownRecord'
import { focusRow, rowIdOf } from '@/ui/marks/rowControl'
import { lazyWithPreload } from '@/ui/states/lazyWithPreload'
import { usePreload } from '@/ui/states/quietLoading'
import { toast } from '@/ui/stores/toast'
import { useStoreInTransition } from '@/ui/stores/useStore'
import type { MessageAction } from './messageActions'
import { openMessageOf } from './messageDrafts'
import type { FoundMessages } from './useFoundMessages'
import { useMessageChange } from './useMessageChange'
import { useSteps } from './useSteps'
import { useTriageKeys } from './useTriageKeys'

const MessageView = lazyWithPreload(() => import('./MessageView'), 'MessageView')

type Props = {
  messages: readonly ContactMessage[]
  /** the list has been read, so a message that is not in it does not exist */
  isLoaded: boolean
  list: FoundMessages
  record: RecordParam
  layout: 'pane' | 'dialog'
  /** the message that is being replied to */
  composing: ContactMessage | undefined
  onCompose: (message: ContactMessage | undefined) => void
  /** opens a message, if it is not open, to reply to it */
  onReply: (message: ContactMessage) => void
}

/**
 * The open message, beside the list or in a dialog, with the keys of triage. What was typed for it is stored as a draft
 * (`messageDrafts.ts`), so that neither Escape nor a reload loses it.
 */
export function MessageReader(props: Props) {
  const { messages, isLoaded, list, record, layout, composing, onCompose } = props
  // The row of the message is marked first.
  const openId = useStoreInTransition(record.openId)
  const current = openMessageOf(messages, openId, composing)
  // Keeps the message while the dialog fades out.
  const [shown, setShown] = useState(current)
  if (current && current !== shown) setShown(current)
  const steps = useSteps(list, openId, record, isLoaded)
  const isUnknown = isLoaded && openId !== undefined && !current
  useUnknownRecord(isUnknown, record.close, 'لا رسالة بهذا الرابط. ربما حُذفت بعد نسخه.')
  const reader = useRef<HTMLDivElement>(null)
  useReaderFocus(openId, steps.isStepping, reader)
  const { change } = useMessageChange()
  async function act(action: MessageAction, message: ContactMessage) {
    const isOpen = () => record.openId.get() === String(message.id)
    const isDone = await change(action, message, { isOpen: isOpen() })
    // Spec §4: the dialog closes after a change of status.
    if (isDone && action !== 'resolved' && layout === 'dialog' && isOpen()) record.close()
  }
  useTriageKeys({ messages, list, record, steps, act, reader, onReply: props.onReply })

  const [replied, setReplied] = useState<{ isNextWanted: boolean }>()
  const leaveReplied = useEffectEvent((isNextWanted: boolean) => {
    const next = isNextWanted ? steps.nextUnanswered() : undefined
    if (next) steps.show(next)
    else if (isNextWanted) toast.info('سُجّل الرد، ولم تبق في هذه القائمة رسالة بلا رد.')
    if (!next && layout === 'dialog') record.close()
  })
  // With the list that was read again after the recording.
  useEffect(() => {
    if (replied) leaveReplied(replied.isNextWanted)
  }, [replied])

  usePreload(MessageView.load)

  if (!shown) return null
  const id = String(shown.id)
  return (
    <MessageView
      isRequested={current !== undefined}
      layout={layout}
      reader={reader}
      open={current !== undefined}
      onClose={record.close}
      message={shown}
      isGone={isLoaded && messages.every((message) => message.id !== shown.id)}
      steps={steps}
      isComposing={composing !== undefined && String(composing.id) === id}
      onCompose={(isComposing) => onCompose(isComposing ? shown : undefined)}
      onAction={(action) => void act(action, shown)}
      onReplied={(isNextWanted) => {
        // Another one may have been opened meanwhile.
        if (record.openId.get() !== id) return
        onCompose(undefined)
        setReplied({ isNextWanted })
      }}
    />
  )
}

/**
 * The focus follows the open message: to its title, so that screen readers read it, or from row to row while it is in
 * the list. After closing it is on the row of the last message, if that row is shown.
 */
function useReaderFocus(
  openId: string | undefined,
  isStepping: { current: boolean },
  reader: RefObject<HTMLDivElement | null>,
) {
  const last = useRef(openId)
  useEffect(() => {
    const before = last.current
    const isStep = isStepping.current
    last.current = openId
    isStepping.current = false
    if (openId === before) return
    const isInList = rowIdOf(document.activeElement) !== undefined
    const frame = reader.current?.closest('[role=dialog]') ?? reader.current
    if (openId === undefined) focusRow(before ?? '', 'view')
    else if (!isStep || !isInList || !focusRow(openId, 'view')) frame?.querySelector('h2')?.focus()
  }, [openId, isStepping, reader])
}

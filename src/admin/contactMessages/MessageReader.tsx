import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ContactMessage } from '@/api/contactMessages'
import type { RecordParam } from '@/ui/dialog/useRecordParam'
import { useLeaveGuard } from '@/ui/navigation/useLeaveGuard'
import { focusRow, rowPositionOf } from '@/ui/removal/rowFocus'
import { useShortcuts } from '@/ui/shortcuts/shortcuts'
import { lazyWithPreload, usePreload } from '@/ui/states/lazyWithPreload'
import { useStoreInTransition } from '@/ui/states/useStore'
import { toast } from '@/ui/toast/toast'
import { savedNotes } from './changeMessage'
import { ACTION_LABEL, type MessageAction, offeredActions } from './messageActions'
import { nextUnanswered } from './messageOrder'
import type { FoundMessages } from './useFoundMessages'
import { useMessageChange } from './useMessageChange'
import { useShownRow, useSteps } from './useSteps'

const MessageView = lazyWithPreload(() => import('./MessageView').then((it) => it.MessageView))

/** Unsaved notes, and the saved notes on which they are based. */
type Draft = { notes: string; over: string }

type Props = {
  messages: readonly ContactMessage[]
  /** the list has been read, so a message that is not in it does not exist */
  isLoaded: boolean
  list: Pick<FoundMessages, 'found' | 'foundIds' | 'asked'>
  record: RecordParam
  layout: 'pane' | 'dialog'
  /** the message that is being replied to */
  composingId: string | undefined
  onCompose: (id: string | undefined) => void
  /** opens a message, if it is not, to reply to it */
  onReply: (message: ContactMessage) => void
}

/**
 * The open message, beside the list or in a dialog, with the keys of triage. Unsaved notes survive closing it, so that
 * an accidental Escape loses nothing; they are dropped once saved. Leaving the page asks for confirmation.
 */
export function MessageReader(props: Props) {
  const { messages, isLoaded, list, record, layout, composingId, onCompose } = props
  // The row of the message is marked first.
  const openId = useStoreInTransition(record.openId)
  const current = messages.find(({ id }) => String(id) === openId)
  // Keeps the message while the dialog fades out.
  const [shown, setShown] = useState(current)
  if (current && current !== shown) setShown(current)
  const notes = useNotesDrafts(messages)
  const steps = useSteps(list, openId, record)
  useUnknownMessage(isLoaded && openId !== undefined && !current, record.close)
  useShownRow(isLoaded ? openId : undefined, list, record)
  const reader = useRef<HTMLDivElement>(null)
  useReaderFocus(openId, steps.isStepping, reader)
  const change = useMessageChange()
  async function act(action: MessageAction, message: ContactMessage) {
    const isDone = await change(action, message, { notes: notes.of(message).typed })
    if (!isDone || action === 'resolved') return
    notes.set(message, null)
    // Spec §4: the dialog closes after a change of status.
    if (layout === 'dialog' && record.openId.get() === String(message.id)) record.close()
  }
  useTriageKeys({ messages, list, record, steps, act, reader, onReply: props.onReply })

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
      place={{ ...steps.neighbours, total: list.found.length }}
      onStep={steps.show}
      notes={notes.of(shown)}
      onNotesChange={(text) => notes.set(shown, text)}
      isComposing={composingId === id}
      onCompose={() => onCompose(id)}
      onStopComposing={() => onCompose(undefined)}
      onAction={(action) => void act(action, shown)}
      onReplied={(isNextWanted) => {
        notes.set(shown, null)
        // Another one may have been opened meanwhile.
        if (record.openId.get() !== id) return
        onCompose(undefined)
        const next = isNextWanted ? nextUnanswered(list.found, id) : undefined
        if (next) steps.show(next)
        else if (isNextWanted) toast.info('سُجّل الرد، ولم تبق في هذه القائمة رسالة بلا رد.')
        if (!next && layout === 'dialog') record.close()
      }}
    />
  )
}

function useNotesDrafts(messages: readonly ContactMessage[]) {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map())
  useLeaveGuard(
    drafts.size > 0 &&
      messages.some((message) => {
        const saved = savedNotes(message)
        return (drafts.get(String(message.id))?.notes ?? saved) !== saved
      }),
  )
  const draftOf = (message: ContactMessage, all = drafts): Draft => {
    const saved = savedNotes(message)
    return all.get(String(message.id)) ?? { notes: saved, over: saved }
  }
  return {
    of(message: ContactMessage) {
      const saved = savedNotes(message)
      const { notes, over } = draftOf(message)
      return {
        text: notes,
        typed: drafts.get(String(message.id))?.notes,
        // Notes that another tab saved after this draft was started.
        others: saved !== over && saved !== notes ? saved : null,
      }
    },
    set(message: ContactMessage, notes: string | null) {
      setDrafts((now) => {
        const next = new Map(now)
        const draft = draftOf(message, now)
        // What was typed and removed again is no draft.
        if (notes === null || notes === draft.over) next.delete(String(message.id))
        else next.set(String(message.id), { ...draft, notes })
        return next
      })
    },
  }
}

/** Closes a message that does not exist, with a note (as D-33 does for stories). */
function useUnknownMessage(isUnknown: boolean, close: () => void) {
  const drop = useEffectEvent(() => {
    toast.info('لا رسالة بهذا الرابط. ربما حُذفت بعد نسخه.')
    close()
  })
  useEffect(() => {
    if (isUnknown) drop()
  }, [isUnknown])
}

/**
 * The focus follows the open message: to its title, so that screen readers read it, or from row to row while it is in
 * the list. After closing it is on the row of the last message, if that row is shown.
 */
function useReaderFocus(
  openId: string | undefined,
  isStepping: { current: boolean },
  reader: Reader,
) {
  const last = useRef(openId)
  useEffect(() => {
    const before = last.current
    last.current = openId
    if (openId === before) return
    if (openId === undefined) {
      if (before !== undefined) focusRow(before, 'view')
      return
    }
    const isInList = document.activeElement !== null && rowPositionOf(document.activeElement)
    if (isStepping.current && isInList && focusRow(openId, 'view')) return
    const frame = reader.current?.closest('[role=dialog]') ?? reader.current
    frame?.querySelector('h2')?.focus()
  }, [openId, isStepping, reader])
}

type Reader = RefObject<HTMLDivElement | null>

type TriageKeys = Pick<Props, 'messages' | 'list' | 'record' | 'onReply'> & {
  steps: ReturnType<typeof useSteps>
  act: (action: MessageAction, message: ContactMessage) => Promise<void>
  reader: Reader
}

/** j and k go through the list; r, e and u act on the open message, otherwise on the row that has the focus. */
function useTriageKeys({ messages, list, record, steps, act, reader, onReply }: TriageKeys) {
  const worksIn = (dialog: Element) => dialog.contains(reader.current)
  const target = (focused = document.activeElement): ContactMessage | undefined => {
    const row = focused && rowPositionOf(focused)
    const id = record.openId.get() ?? row?.id
    return messages.find((message) => String(message.id) === id)
  }
  const isPresent = () => record.openId.get() !== undefined || list.found.length > 0
  const step = (id: string | undefined) => {
    if (id === undefined) return false
    if (record.openId.get() === undefined) record.open(id)
    else steps.show(id)
  }
  const actOnTarget = (action: 'read' | 'resolved') => {
    const message = target()
    if (!message || !offeredActions(message).has(action)) return false
    return void act(action, message)
  }
  const isOffered = (action: MessageAction) => (focused: Element | null) => {
    const message = target(focused)
    return message !== undefined && offeredActions(message).has(action)
  }
  useShortcuts({
    title: 'الرسائل',
    shortcuts: [
      {
        keys: 'j',
        label: 'الرسالة التالية',
        repeats: true,
        isAction: false,
        worksIn,
        isPresent,
        run: () => step(steps.neighboursNow().next),
      },
      {
        keys: 'k',
        label: 'الرسالة السابقة',
        repeats: true,
        isAction: false,
        worksIn,
        isPresent,
        run: () => step(steps.neighboursNow().previous),
      },
      {
        keys: 'r',
        label: ACTION_LABEL.reply,
        worksIn,
        isPresent,
        isPossible: isOffered('replied'),
        run() {
          const message = target()
          if (!message || !offeredActions(message).has('replied')) return false
          onReply(message)
        },
      },
      {
        keys: 'u',
        label: ACTION_LABEL.read,
        worksIn,
        isPresent,
        isPossible: isOffered('read'),
        run: () => actOnTarget('read'),
      },
      {
        keys: 'e',
        label: ACTION_LABEL.resolved,
        worksIn,
        isPresent,
        isPossible: isOffered('resolved'),
        run: () => actOnTarget('resolved'),
      },
    ],
  })
}

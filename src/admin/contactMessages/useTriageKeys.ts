import type { RefObject } from 'react'
import type { ContactMessage } from '@/api/contactMessages'
import type { RecordParam } from '@/ui/dialog/useRecordParam'
import { rowIdOf } from '@/ui/marks/rowControl'
import { useShortcuts } from '@/ui/shortcuts/shortcuts'
import { ACTION_LABEL, type MessageAction, offeredActions, STATE_KEYS } from './messageActions'
import { canReply } from './messageDrafts'
import type { FoundMessages } from './useFoundMessages'
import type { Steps } from './useSteps'

type TriageKeys = {
  messages: readonly ContactMessage[]
  list: FoundMessages
  record: RecordParam
  onReply: (message: ContactMessage) => void
  steps: Steps
  act: (action: MessageAction, message: ContactMessage) => Promise<void>
  reader: RefObject<HTMLDivElement | null>
}

const STEPS = [
  ['j', 'الرسالة التالية', 'next'],
  ['k', 'الرسالة السابقة', 'previous'],
] as const

/** j and k go through the list; r, e and u act on the open message, otherwise on the row that has the focus. */
export function useTriageKeys({ messages, list, record, steps, act, reader, onReply }: TriageKeys) {
  const worksIn = (dialog: Element) => dialog.contains(reader.current)
  const target = (focused = document.activeElement): ContactMessage | undefined => {
    const id = record.openId.get() ?? rowIdOf(focused)
    return messages.find((message) => String(message.id) === id)
  }
  const isPresent = () => record.openId.get() !== undefined || list.found.length > 0
  const step = (id: string | undefined) => {
    if (id === undefined) return false
    if (record.openId.get() === undefined) record.open(id)
    else steps.show(id)
  }
  const actions = [
    { keys: 'r', label: ACTION_LABEL.reply, isOffered: canReply, act: onReply },
    ...STATE_KEYS.map(([keys, action]) => ({
      keys,
      label: ACTION_LABEL[action],
      isOffered: (message: ContactMessage) => offeredActions(message).has(action),
      act: (message: ContactMessage) => void act(action, message),
    })),
  ]
  useShortcuts({
    title: 'الرسائل',
    shortcuts: [
      ...STEPS.map(([keys, label, way]) => ({
        keys,
        label,
        repeats: true,
        isAction: false,
        worksIn,
        isPresent,
        run: () => step(steps.neighboursNow()[way]),
      })),
      ...actions.map(({ keys, label, isOffered, act }) => ({
        keys,
        label,
        worksIn,
        isPresent,
        isPossible(focused: Element | null) {
          const message = target(focused)
          return message !== undefined && isOffered(message)
        },
        run() {
          const message = target()
          if (!message || !isOffered(message)) return false
          act(message)
        },
      })),
    ],
  })
}

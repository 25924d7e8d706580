import { useState } from 'react'
import type { ContactMessage, MessageId } from '@/api/contactMessages'
import { lazyWithPreload, usePreloadOnInteraction } from '@/ui/lazyWithPreload'
import { useLeaveGuard } from '@/ui/useLeaveGuard'

const MessageDialog = lazyWithPreload(() =>
  import('./MessageDialog').then((it) => it.MessageDialog),
)

/** Unsaved notes, and the saved notes on which they are based. */
type Draft = { notes: string; over: string }

const savedNotes = ({ adminNotes }: ContactMessage) => adminNotes ?? ''

type Props = {
  messages: ContactMessage[]
  /** the message to show, or null for none */
  openId: MessageId | null
  onClose: () => void
}

/**
 * The dialog of the open message, with the data of the current list. Unsaved notes survive closing
 * the dialog, so that an accidental Escape loses nothing; they are dropped once saved. Leaving the
 * page asks for confirmation.
 */
export function OpenMessage({ messages, openId, onClose }: Props) {
  const [drafts, setDrafts] = useState<ReadonlyMap<MessageId, Draft>>(new Map())
  usePreloadOnInteraction(MessageDialog)
  const current = messages.find(({ id }) => id === openId)
  // Keeps the message while the dialog fades out.
  const [shown, setShown] = useState(current)
  if (current && current !== shown) setShown(current)
  useLeaveGuard(
    messages.some((message) => {
      const saved = savedNotes(message)
      return (drafts.get(message.id)?.notes ?? saved) !== saved
    }),
  )
  if (!shown) return null

  const saved = savedNotes(shown)
  const draft = drafts.get(shown.id) ?? { notes: saved, over: saved }
  const setDraft = (notes: string | null) => {
    const next = new Map(drafts)
    if (notes === null) next.delete(shown.id)
    else next.set(shown.id, { ...draft, notes })
    setDrafts(next)
  }

  return (
    <MessageDialog
      key={shown.id}
      isRequested
      open={current !== undefined}
      onClose={onClose}
      message={shown}
      notes={draft.notes}
      // Notes that another tab saved after this draft was started.
      otherNotes={saved !== draft.over && saved !== draft.notes ? saved : null}
      onNotesChange={setDraft}
      onStatusChanged={() => {
        setDraft(null)
        onClose()
      }}
    />
  )
}

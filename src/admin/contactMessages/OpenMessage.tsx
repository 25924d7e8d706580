import { useState } from 'react'
import type { ContactMessage, MessageId } from '@/api/contactMessages'
import { useLeaveGuard } from '@/ui/useLeaveGuard'
import { MessageDialog } from './MessageDialog'

/** Notes not yet saved, and the saved ones that they were written over. */
type Draft = { notes: string; over: string }

const savedNotes = ({ adminNotes }: ContactMessage) => adminNotes ?? ''

type Props = {
  messages: ContactMessage[]
  /** the message to show, or null for none */
  openId: MessageId | null
  onClose: () => void
}

/**
 * The dialog of the open message, as the list now has it. Notes not yet saved outlive a closed dialog,
 * so that a stray Escape costs nothing; they go when they have been saved. Leaving the page asks first.
 */
export function OpenMessage({ messages, openId, onClose }: Props) {
  const [drafts, setDrafts] = useState<ReadonlyMap<MessageId, Draft>>(new Map())
  const current = messages.find(({ id }) => id === openId)
  // The dialog fades out with the message it had.
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
      open={current !== undefined}
      onClose={onClose}
      message={shown}
      notes={draft.notes}
      // Saved in another tab after this draft was begun.
      otherNotes={saved !== draft.over && saved !== draft.notes ? saved : null}
      onNotesChange={setDraft}
      onStatusChanged={() => {
        setDraft(null)
        onClose()
      }}
    />
  )
}

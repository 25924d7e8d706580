import { useEffect, useRef, useState } from 'react'
import type { ContactMessage } from '@/api/contactMessages'
import { useLeaveGuard } from '@/ui/useLeaveGuard'
import { MessageDialog } from './MessageDialog'
import { isFocusLost } from './useFocusAfter'

type Props = {
  messages: ContactMessage[]
  /** the message to show, or null for none */
  openId: number | null
  onClose: () => void
}

/**
 * The dialog of the open message, as the list now has it. Notes not yet saved outlive a closed dialog,
 * so that a stray Escape costs nothing; they go when they have been saved. Leaving the page asks first.
 */
export function OpenMessage({ messages, openId, onClose }: Props) {
  const [drafts, setDrafts] = useState<ReadonlyMap<number, string>>(new Map())
  const current = messages.find(({ id }) => id === openId)
  // The dialog fades out with the message it had.
  const [shown, setShown] = useState(current)
  if (current && current !== shown) setShown(current)
  useLeaveGuard(
    messages.some(
      ({ id, adminNotes }) => (drafts.get(id) ?? adminNotes ?? '') !== (adminNotes ?? ''),
    ),
  )
  useFocusWhenLost(current !== undefined)
  if (!shown) return null

  const setDraft = (notes: string | null) => {
    const next = new Map(drafts)
    if (notes === null) next.delete(shown.id)
    else next.set(shown.id, notes)
    setDrafts(next)
  }

  return (
    <MessageDialog
      key={shown.id}
      open={current !== undefined}
      onClose={onClose}
      message={shown}
      notes={drafts.get(shown.id) ?? shown.adminNotes ?? ''}
      onNotesChange={setDraft}
      onStatusChanged={() => {
        setDraft(null)
        onClose()
      }}
    />
  )
}

/** The row that opened the dialog may have left the list with its change: the focus goes to the title. */
function useFocusWhenLost(isOpen: boolean) {
  const wasOpen = useRef(false)
  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen
    wasOpen.current = isOpen
    if (!hasClosed) return
    const timer = setTimeout(() => {
      if (isFocusLost()) document.querySelector<HTMLElement>('#main h1')?.focus()
    }, AFTER_CLOSING_MS)
    return () => clearTimeout(timer)
  }, [isOpen])
}

/** The dialog has faded out (theme: 150 ms) and given the focus back by then. */
const AFTER_CLOSING_MS = 300

import { useState } from 'react'
import type { ContactMessage } from '@/api/contactMessages'
import { useLeaveGuard } from '@/ui/navigation/useLeaveGuard'
import { savedNotes } from './changeMessage'

/** Unsaved notes, and the saved notes on which they are based. */
type Draft = { notes: string; over: string }

/** The unsaved notes of each message. Leaving the page with some asks for confirmation. */
export function useNotesDrafts(messages: readonly ContactMessage[]) {
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

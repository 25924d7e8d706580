import type { ContactMessage } from '@/api/contactMessages'
import { subscribeToDrafts } from '@/lib/drafts'
import { useStore } from '@/ui/stores/useStore'
import { savedNotes } from './changeMessage'
import { notesDrafts } from './messageDrafts'

/** The notes of the open message. Typed ones are a draft until a change of its status saves them. */
export function useNotes(message: ContactMessage) {
  const id = String(message.id)
  const saved = savedNotes(message)
  const draft = useStore({ subscribe: subscribeToDrafts, get: () => notesDrafts.get(id) })
  const base = draft?.base.notes ?? saved
  const text = draft?.value.notes ?? saved
  return {
    text,
    /** those that were saved elsewhere after the draft was begun */
    others: saved !== base && saved !== text ? saved : null,
    // What was typed and removed again is no draft.
    set: (next: string) =>
      notesDrafts.save(
        id,
        next === base ? null : { base: { notes: base }, value: { notes: next } },
      ),
  }
}

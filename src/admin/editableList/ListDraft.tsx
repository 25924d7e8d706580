import { useEffect, useMemo, useState } from 'react'
import { isDirty } from '@/lib/editableList'
import { rebase } from '@/lib/listChanges'
import { listDraft } from '@/saved/drafts'
import { EarlierEdits, EDITS_IGNORED } from '@/ui/lists/EarlierEdits'
import { useUndoOffer } from '@/ui/removal/useRemoval'
import { pageHeading } from '@/ui/theme/pageHeading'
import type { Editable } from './EditableRow'
import type { DraftPlace, SavedEditableList } from './useSavedEditableList'

export type ListDraftProps<Item extends Editable> = {
  list: SavedEditableList<Item>
  /** returns what gets the focus after a choice, which removes the buttons; the page's title by default */
  focusTarget?: () => HTMLElement | null
}

/**
 * Stores the unsaved edits of a list, and offers those that were stored before the screen opened. Until the editor has
 * chosen, later edits do not replace them. Leaving after the question of the leave guard removes them.
 */
export function ListDraft({ list, focusTarget = pageHeading }: ListDraftProps<Editable>) {
  const { items, saved, drafting, subject, edit } = list
  const { place, isLeft } = drafting
  const offerUndo = useUndoOffer()
  const { read, write } = useMemo(() => accessTo(place), [place])
  const [earlier, setEarlier] = useState(() => {
    const draft = read()
    return draft && isDirty(draft.items, items) ? draft : null
  })

  useEffect(() => {
    if (!earlier) write(list.isDirty ? { items, base: saved } : null)
  }, [earlier, items, saved, list.isDirty, write])
  useEffect(() => {
    isLeft.current = false
    return () => {
      if (isLeft.current) write(null)
    }
  }, [isLeft, write])

  if (!earlier) return null
  // The list may have been saved or edited since.
  const fill = () => edit((now) => rebase(earlier.base, earlier.items, now))
  // The buttons disappear.
  const close = () => {
    setEarlier(null)
    focusTarget()?.focus()
  }
  const restore = () => {
    close()
    fill()
  }
  const ignore = () => {
    close()
    offerUndo(EDITS_IGNORED, fill)
  }
  return <EarlierEdits subject={subject} at={earlier.at} onRestore={restore} onIgnore={ignore} />
}

type Edits = { items: readonly Editable[]; base: readonly Editable[] }

/** Reads and writes the edits of one screen in the draft of its list, which may have those of other pages, too. */
function accessTo({ store, put, take }: DraftPlace<unknown, Editable>) {
  const draft = listDraft(store)
  return {
    read() {
      const now = draft.get()
      if (!now) return null
      const [items, base] = [take(now.value), take(now.base)]
      return items && base ? { at: now.at, items, base } : null
    },
    write(edits: Edits | null) {
      const now = draft.get()
      const value = put(now?.value ?? null, edits?.items ?? null)
      const base = put(now?.base ?? null, edits?.base ?? null)
      const isEmpty = value === null || base === null
      draft.save(isEmpty ? null : { at: new Date().toISOString(), base, value })
    },
  }
}

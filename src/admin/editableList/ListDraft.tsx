import { useDeferredValue, useEffect, useMemo } from 'react'
import { isDirty } from '@/lib/editableList'
import { rebase } from '@/lib/listChanges'
import { SAVED_VERSION } from '@/lib/savedStore'
import { listDraft } from '@/saved/drafts'
import { useDraft } from '@/ui/lists/useDraft'
import type { Editable } from './EditableRow'
import type { DraftPlace, SavedEditableList } from './useSavedEditableList'

type Props<Item extends Editable> = {
  list: SavedEditableList<Item>
  /** returns what gets the focus after a choice, which removes the buttons; the page's title by default */
  focusTarget?: () => HTMLElement | null
}

/**
 * Stores the unsaved edits of a list, and offers those that were not saved before a reload or a crash. Leaving after the
 * question of the leave guard removes them.
 */
export const ListDraft = <Item extends Editable>(props: Props<Item>) => (
  <DraftOf key={props.list.listId} {...(props as unknown as Props<Editable>)} />
)

function DraftOf({ list, focusTarget }: Props<Editable>) {
  const { items, saved, drafting, subject, edit } = list
  const { place, isLeft } = drafting
  const { read, write } = useMemo(() => accessTo(place), [place])
  // The browser paints the first edit before a long list is converted to text.
  const isPaintedDirty = useDeferredValue(list.isDirty)
  useEffect(() => {
    isLeft.current = false
    return () => {
      if (isLeft.current) write(null)
    }
  }, [isLeft, write])

  const notice = useDraft({
    subject,
    read() {
      const draft = read()
      return draft && isDirty(draft.items, items) ? draft : null
    },
    edits: list.isDirty && isPaintedDirty ? { items, base: saved } : null,
    write,
    // The list may have been saved or edited since.
    fill: (earlier) => edit((now) => rebase(earlier.base, earlier.items, now)),
    focusTarget,
  })
  return notice
}

type Edits = { items: readonly Editable[]; base: readonly Editable[] }

/** Reads and writes the edits of one screen in the draft of its list, which may have those of other pages, too. */
function accessTo({ store, put, take }: DraftPlace<unknown, Editable>) {
  const draft = listDraft(store)
  const read = () => {
    const now = draft.get()
    const [items, base] = now ? [take(now.value), take(now.base)] : []
    return now && items && base ? { at: now.at, items, base } : null
  }
  return {
    read,
    write(edits: Edits | null) {
      if (!edits && !read()) return
      const now = draft.get()
      const value = put(now?.value ?? null, edits?.items ?? null)
      const base = put(now?.base ?? null, edits?.base ?? null)
      const isEmpty = value === null || base === null
      draft.save(
        isEmpty ? null : { version: SAVED_VERSION, at: new Date().toISOString(), base, value },
      )
    },
  }
}

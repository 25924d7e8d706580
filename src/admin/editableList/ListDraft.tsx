import { useMemo } from 'react'
import { isDirty } from '@/lib/editableList'
import { rebase } from '@/lib/listChanges'
import { SAVED_VERSION } from '@/lib/savedStore'
import { listDrafts } from '@/saved/drafts'
import { useDraft } from '@/ui/lists/useDraft'
import type { Editable } from './EditableRow'
import type { SavedEditableList } from './useSavedEditableList'

type Props<Item extends Editable> = {
  list: SavedEditableList<Item>
  /** returns what gets the focus after a choice; the page's title by default */
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
  const { items, saved, subject, edit } = list
  const { store, part, put, take } = list.place
  const notice = useDraft(listDrafts(store), part, {
    subject,
    edits: useMemo(
      () =>
        isDirty(items, saved)
          ? { version: SAVED_VERSION, base: put(saved), value: put(items) }
          : null,
      [items, saved, put],
    ),
    isShown: ({ value }) => !isDirty(take(value) ?? [], items),
    // The list may have been saved or edited since.
    fill: ({ base, value }) => edit((now) => rebase(take(base) ?? [], take(value) ?? [], now)),
    focusTarget,
  })
  return notice
}

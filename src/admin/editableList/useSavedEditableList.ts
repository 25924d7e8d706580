import { useMemo } from 'react'
import { flushSync } from 'react-dom'
import { resetCount } from '@/admin/resetCount'
import { listDrafts } from '@/lib/drafts'
import type { SavedStore } from '@/lib/savedStore'
import { type Options as ListOptions, useEditableList } from '@/ui/sortable/useEditableList'
import { useIsHydrated } from '@/ui/states/useIsHydrated'
import { useStore } from '@/ui/stores/useStore'
import type { Editable } from './EditableRow'
import { useOtherTabsSaves } from './useOtherTabsSaves'

/** Where the unsaved edits of a screen are stored (`src/lib/drafts.ts`). */
export type DraftPlace<T, Item> = {
  store: SavedStore<T>
  /** which part of the list the screen edits */
  part: string
  put: (items: readonly Item[]) => T
  take: (value: T) => readonly Item[] | undefined
}

/** For a screen that edits the whole list. */
export const wholeList = <Item>(
  store: SavedStore<readonly Item[]>,
): DraftPlace<readonly Item[], Item> => ({
  store,
  part: 'list',
  put: (items) => items,
  take: (items) => items,
})

type Options<T, Item extends Editable> = ListOptions<Item> & {
  /** what is edited, a feminine noun: «هذه الصفحة» */
  subject: string
  /** where unsaved edits are stored; the same object on every render */
  draft: DraftPlace<T, Item>
}

/**
 * `useEditableList` for a list that this browser saves (ADR-16). `latest` is what was saved last, in any tab; what
 * another tab saves is shown (`useOtherTabsSaves`). `draft` is for `UnsavedDraft`, which stores the unsaved edits.
 */
export function useSavedEditableList<T, Item extends Editable>(
  latest: readonly Item[],
  { listId = 'list', draft, subject, ...options }: Options<T, Item>,
) {
  // The HTML of the build and its hydration show what ships: what was saved is another list to them, not an edit.
  // So is what `ModifiedBadge` brings back.
  const replaced = useStore(resetCount)
  const shownId = useIsHydrated() ? `${listId} ${replaced}` : ''
  const list = useEditableList<Item>(latest, { ...options, listId: shownId })
  useOtherTabsSaves(shownId, latest, list, subject)
  const { items, saved, isDirty, edit } = list
  const { store, part, put, take } = draft as DraftPlace<unknown, Item>
  const drafts = listDrafts(store)
  const shown = useMemo(() => put(items), [items, put])
  const edits = useMemo(
    () => (isDirty ? { base: put(saved), value: shown } : null),
    [isDirty, saved, shown, put],
  )
  const change = (next: (now: unknown) => unknown) => edit((now) => take(next(put(now))) ?? now)

  return {
    ...list,
    draft: { drafts, name: part, subject, shown, edits, change },
    /** The editor leaves the list and its unsaved edits: for the leave guard. */
    leave: () => drafts.save(part, null),
    /**
     * Stores `sent` with `store` and marks it as saved, in one render: otherwise it would look like what another tab
     * has saved. Returns the result of `store`, false if the browser could not store it.
     */
    saveWith(store: (sent: readonly Item[]) => boolean, sent: readonly Item[] = list.items) {
      let isStored = true
      flushSync(() => {
        list.markSaved(sent)
        isStored = store(sent)
      })
      return isStored
    },
  }
}

export type SavedEditableList<Item extends Editable> = ReturnType<
  typeof useSavedEditableList<unknown, Item>
>

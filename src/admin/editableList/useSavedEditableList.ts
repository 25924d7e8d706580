import { useHydrated } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { resetCount } from '@/admin/resetCount'
import { listDrafts } from '@/lib/drafts'
import * as list from '@/lib/editableList'
import { inOrder } from '@/lib/editableList'
import { isEqual } from '@/lib/isEqual'
import { quoted } from '@/lib/isolated'
import { rebase } from '@/lib/rebase'
import type { SavedStore } from '@/lib/savedStore'
import { useRemoval } from '@/ui/removal/useRemoval'
import { useUndoOffer } from '@/ui/removal/useUndoOffer'
import { toast, toastStore } from '@/ui/stores/toast'
import { useStore } from '@/ui/stores/useStore'
import type { Editable } from './EditableRow'

type Items<Item> = readonly Item[]

/** Where the unsaved edits of a screen are stored (`src/lib/drafts.ts`). */
export type DraftPlace<T, Item> = {
  store: SavedStore<T>
  /** which part of the list the screen edits; the whole of it if there is none */
  part?: string
  put: (items: Items<Item>) => T
  take: (value: T) => Items<Item> | undefined
}

type Options<T, Item extends Editable> = {
  /** for a screen that edits several lists one after the other: with another id the state starts again */
  listId?: string
  /** what is edited, a feminine noun: «هذه الصفحة» */
  subject: string
  /** where unsaved edits are stored; its functions are the same ones on every render */
  draft: DraftPlace<T, Item>
  /** the fields of a new item except `order`; its id must be new (Spec §4: default placeholder values) */
  create: () => Omit<Item, 'order'>
  nameOf: (item: Item) => string
  /** the question before a removal */
  removeQuestion: string
}

/**
 * State of a list that editors add to, change, switch off, remove from and sort (Spec §4), and that this browser saves
 * (ADR-16): categories, videos, channels, posts, profiles and ads. Every edit sets `isDirty`; `saveWith` clears it. The
 * screen asks before it is left while dirty (`useLeaveGuard`).
 *
 * `latest` is what was saved last, in any tab. What another tab saves is shown, so the newest save wins: a toast says so,
 * and «تراجع» brings back the unsaved edits that it replaced. `draft` is for `UnsavedDraft`, which stores these.
 */
export function useSavedEditableList<T, Item extends Editable>(
  latest: Items<Item>,
  { listId: id = 'list', subject, draft, create, nameOf, removeQuestion }: Options<T, Item>,
) {
  // The HTML of the build and its hydration show what ships: what was saved is another list to them, not an edit.
  // So is what `ModifiedBadge` brings back.
  const replaced = useStore(resetCount)
  const listId = useHydrated() ? `${id} ${replaced}` : ''
  const fresh = useMemo(() => inOrder(latest), [latest])
  const start = { listId, saved: fresh as Items<Item>, items: fresh as Items<Item> }
  const [shown, setShown] = useState(start)
  const [editingId, setEditingId] = useState<string | null>(null)
  if (shown.listId !== listId) {
    setShown(start)
    setEditingId(null)
  }
  const { saved, items } = shown

  const set = useCallback(
    (change: (now: typeof shown) => Partial<typeof shown>) =>
      // An answer or «تراجع» may come when another list is shown.
      setShown((now) => (now.listId === listId ? { ...now, ...change(now) } : now)),
    [listId],
  )
  const edit = useCallback(
    (change: (now: Items<Item>) => Items<Item>) => set((now) => ({ items: change(now.items) })),
    [set],
  )
  const update = useCallback(
    (id: string, fields: Partial<Omit<Item, 'id' | 'order'>>) =>
      edit((now) => list.update(now, id, fields)),
    [edit],
  )

  const { store, part = 'list', put, take } = draft as DraftPlace<unknown, Item>
  const drafts = listDrafts(store)
  const value = useMemo(() => put(items), [items, put])
  const edits = useMemo(
    () => (isEqual(items, saved) ? null : { base: put(saved), value }),
    [items, saved, value, put],
  )
  const change = (next: (now: unknown) => unknown) => edit((now) => take(next(put(now))) ?? now)
  const isDirty = edits !== null

  const offerUndo = useUndoOffer(listId)
  const isSavedElsewhere = useMemo(() => !isEqual(fresh, saved), [fresh, saved])
  useEffect(() => {
    if (!isSavedElsewhere) return
    set(() => ({ saved: fresh, items: fresh }))
    // Both tabs made the same edits.
    if (isEqual(fresh, items)) return
    if (isDirty) {
      const undos = shownUndos().concat(() => edit((now) => rebase(saved, items, now)))
      const id = offerUndo(`حُفظت ${subject} من مكان آخر، وحلّت محل تعديلاتك هنا.`, () => {
        for (const undo of undos) undo()
      })
      offer = { id, undos }
    } else if (!store.isOwn())
      // What saves it in this tab, such as a command of the palette, has said so.
      toast.info(`حُفظت ${subject} من مكان آخر، وهي هنا كما حُفظت.`)
  }, [isSavedElsewhere, fresh, items, saved, isDirty, subject, set, edit, offerUndo, store])

  return {
    /** the list that is edited, and which of its states: for the key of what has a state of its own */
    listId,
    items,
    /** the list without unsaved edits */
    saved,
    isDirty,
    editingId,
    setEditingId,
    add() {
      const made = create()
      edit((now) => list.add(now, made))
      setEditingId(made.id)
    },
    update,
    /** `to` is an index from 0; the list is renumbered 1..n */
    move: (id: string, to: number) => edit((now) => list.move(now, id, to)),
    remove: useRemoval<Item>(
      (removal) => edit((now) => list.renumber(removal(now))),
      { nameOf: (item) => quoted(nameOf(item)), question: removeQuestion },
      listId,
    ),
    /** any other change of the whole list; takes a pure function whose result is numbered 1..n */
    edit,
    draft: { drafts, name: part, subject, shown: value, edits, change },
    /** The editor leaves the list and its unsaved edits: for the leave guard. */
    leave: () => drafts.save(part, null),
    /**
     * Stores `sent` with `store` and marks it as saved, in one render: otherwise it would look like what another tab
     * has saved. Returns the result of `store`, false if the browser could not store it.
     */
    saveWith(store: (sent: Items<Item>) => boolean, sent = items) {
      let isStored = true
      flushSync(() => {
        set(() => ({ saved: inOrder(sent) }))
        isStored = store(sent)
      })
      return isStored
    },
  }
}

export type SavedEditableList<Item extends Editable> = ReturnType<
  typeof useSavedEditableList<unknown, Item>
>

/** One toast for both lists of a screen, which another tab saves at once. */
let offer: { id?: number; undos: readonly (() => void)[] } = { undos: [] }
const shownUndos = () =>
  toastStore.get().some(({ id, state }) => id === offer.id && state !== 'dismissed')
    ? offer.undos
    : []

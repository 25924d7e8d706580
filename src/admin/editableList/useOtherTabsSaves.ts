import { useEffect, useMemo } from 'react'
import { inOrder, isDirty } from '@/lib/editableList'
import { rebase } from '@/lib/rebase'
import { useIsMounted } from '@/ui/removal/useRemoval'
import { useUndoOffer } from '@/ui/removal/useUndoOffer'
import { toast, toastStore } from '@/ui/stores/toast'
import type { Editable } from './EditableRow'
import type { EditableList } from './EditableRows'

/**
 * Shows what another tab saves for the list that is edited here: the newest save wins. A toast says so, and «تراجع»
 * brings back the unsaved edits that it replaced. `latest` is what was saved last for `listId`, in any tab; `subject` is
 * what is edited, a feminine noun: «هذه الصفحة».
 */
export function useOtherTabsSaves<Item extends Editable>(
  listId: string,
  latest: readonly Item[],
  list: EditableList<Item>,
  subject: string,
): void {
  const { saved, items, restart, edit } = list
  const isStillShown = useIsMounted(listId)
  const offerUndo = useUndoOffer(listId)
  const isCurrent = list.listId === listId
  const fresh = useMemo(() => {
    const ordered = isCurrent ? inOrder(latest) : saved
    return isDirty(ordered, saved) ? ordered : null
  }, [isCurrent, latest, saved])

  useEffect(() => {
    if (!fresh) return
    restart(fresh)
    // Both tabs made the same edits.
    if (!isDirty(fresh, items)) return
    if (isDirty(items, saved)) {
      const undos = shownUndos().concat(() => {
        if (isStillShown()) edit((now) => rebase(saved, items, now))
      })
      const id = offerUndo(`حُفظت ${subject} من مكان آخر، وحلّت محل تعديلاتك هنا.`, () => {
        for (const undo of undos) undo()
      })
      offer = { id, undos }
    } else if (shownToasts().length === 0)
      // What saves it in this tab, such as a command of the palette, has said so.
      toast.info(`حُفظت ${subject} من مكان آخر، وهي هنا كما حُفظت.`)
  }, [fresh, restart, items, saved, subject, edit, isStillShown, offerUndo])
}

/** One toast for both lists of a screen, which another tab saves at once. */
let offer: { id?: number; undos: readonly (() => void)[] } = { undos: [] }
const shownUndos = () => (shownToasts().some(({ id }) => id === offer.id) ? offer.undos : [])
const shownToasts = () => toastStore.get().filter(({ state }) => state !== 'dismissed')

/** What a save stores after its answer: the edits that were sent, made in what another tab saved while it was awaited. */
export const mergeIntoSaved = <Item extends Editable>(
  base: readonly Item[],
  sent: readonly Item[],
  now: readonly Item[],
): readonly Item[] => (isDirty(inOrder(now), base) ? rebase(base, sent, now) : sent)

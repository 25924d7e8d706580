import { useMemo, useState } from 'react'
import { inOrder, isDirty } from '@/lib/editableList'
import { toast } from '@/ui/toast/toast'
import { useIsMounted } from '@/ui/useIsMounted'
import type { Editable } from './EditableRow'
import type { EditableList } from './EditableRows'
import { rebaseItems } from './mergeItems'

export type OtherTabsEdits<Item extends Editable> = {
  /**
   * what another tab has saved while there are unsaved edits here; null after the editor has chosen
   */
  theirs: readonly Item[] | null
  /** the list shows what another tab has saved, without later edits */
  isTaken: boolean
  keepMine: () => void
  takeTheirs: () => void
  /** continues with both versions merged */
  takeMerged: (merged: readonly Item[]) => void
}

/**
 * Handles what other tabs save for the list that is edited here. Without unsaved edits it is shown
 * immediately; otherwise the editor chooses. `latest` is what was saved last for `listId`, in any
 * tab.
 */
export function useOtherTabsEdits<Item extends Editable>(
  listId: string,
  latest: readonly Item[],
  list: EditableList<Item>,
): OtherTabsEdits<Item> {
  const { saved, items, editingId, restart, markSaved, edit } = list
  const [taken, setTaken] = useState<readonly Item[] | null>(null)
  const isStillShown = useIsMounted(listId)
  const isCurrent = list.listId === listId
  const fresh = useMemo(() => {
    const ordered = isCurrent ? inOrder(latest) : saved
    return isDirty(ordered, saved) ? ordered : null
  }, [isCurrent, latest, saved])
  // While a name is being typed, the list has no edit yet, but the row must not disappear.
  const isSafe = !list.isDirty && (!editingId || fresh?.some(({ id }) => id === editingId) === true)

  // Both tabs made the same edits.
  if (fresh && !isDirty(fresh, items)) restart(fresh)
  else if (fresh && isSafe) take(fresh)

  function take(theirs: readonly Item[]) {
    restart(theirs)
    setTaken(theirs)
  }

  return {
    theirs: fresh && !isSafe ? fresh : null,
    isTaken: taken !== null && taken === items,
    keepMine() {
      if (!fresh) return
      markSaved(fresh)
      toast.info('بقيت تعديلاتك، ولم تُحفظ بعد.')
    },
    takeMerged(merged) {
      if (!fresh) return
      markSaved(fresh)
      edit(() => merged)
    },
    takeTheirs() {
      if (!fresh) return
      take(fresh)
      toast.info('أُخذت تعديلات النافذة الأخرى.', {
        label: 'تراجع',
        onClick: () => {
          if (isStillShown()) edit((now) => rebaseItems(saved, items, now))
        },
      })
    },
  }
}

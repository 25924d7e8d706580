import { useEffect, useState } from 'react'
import {
  extend,
  NO_SELECTION,
  type SelectionState,
  selectAll,
  toggle,
  toggleRange,
} from '@/lib/selection'
import { createStore } from '@/lib/store'

/**
 * The selected rows of a list. A store, so that a click renders checkboxes and not the list: with 10,000 rows
 * selecting all of them changes one value.
 */
export type Selection = ReturnType<typeof createSelection>

function createSelection() {
  const { get, set, subscribe } = createStore<SelectionState>(NO_SELECTION)
  let order: readonly string[] = []
  return {
    get: () => get().ids,
    subscribe,
    /** the ids that the list finds, in its order: ranges follow it */
    setOrder(ids: readonly string[]) {
      order = ids
    },
    /** Selects or unselects a row; `isRange` for a click with Shift. */
    toggle(id: string, isSelected: boolean, isRange = false) {
      set(isRange ? toggleRange(get(), order, id, isSelected) : toggle(get(), id, isSelected))
    },
    /** Extends the selection from a row to its neighbour: an arrow key with Shift. */
    extend: (from: string, to: string) => set(extend(get(), order, from, to)),
    /** Selects or unselects these rows; the others stay as they are. */
    toggleAll: (ids: readonly string[], isSelected: boolean) =>
      set(selectAll(get(), ids, isSelected)),
    clear: () => set(NO_SELECTION),
  }
}

/** A selection for as long as the screen is open. `order` has the ids of all rows that the list finds. */
export function useSelection(order: readonly string[]): Selection {
  const [selection] = useState(createSelection)
  useEffect(() => selection.setOrder(order), [selection, order])
  return selection
}

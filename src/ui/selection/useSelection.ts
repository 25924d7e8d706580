import { useEffect, useState } from 'react'
import {
  extend,
  NO_SELECTION,
  type SelectionState,
  selectAll,
  selectAllState,
  toggle,
  toggleRange,
} from '@/lib/selection'
import { createStore } from '@/lib/store'

export type Identified = { id: string | number }

const idsOf = (rows: readonly Identified[]) => rows.map(({ id }) => String(id))

/**
 * The selected rows of a list, by id. A store, so that a click renders checkboxes and not the list: with 10,000 rows
 * selecting all of them changes one value.
 */
export type Selection = ReturnType<typeof createSelection>

function createSelection() {
  const { get, set, subscribe } = createStore<SelectionState>(NO_SELECTION)
  let found: readonly Identified[] = []
  return {
    get: () => get().ids,
    subscribe,
    /** the rows that the list finds, in its order: ranges follow it */
    setFound(rows: readonly Identified[]) {
      found = rows
    },
    /** Selects or unselects a row; `isRange` for a click with Shift. */
    toggle(id: string, isSelected: boolean, isRange = false) {
      const next = isRange
        ? toggleRange(get(), idsOf(found), id, isSelected)
        : toggle(get(), id, isSelected)
      set(next)
    },
    /** Extends the selection from a row to its neighbour: an arrow key with Shift. */
    extend: (from: string, to: string) => set(extend(get(), idsOf(found), from, to)),
    /** Selects or unselects these rows; the others stay as they are. */
    toggleAll: (rows: readonly Identified[], isSelected: boolean) =>
      set(selectAll(get(), idsOf(rows), isSelected)),
    /** Whether none, some or all of these rows are selected. */
    stateOf: (rows: readonly Identified[]) => selectAllState(idsOf(rows), get().ids),
    clear: () => set(NO_SELECTION),
  }
}

/** Of these rows the selected ones. */
export const selectedOf = <Row extends Identified>(
  rows: readonly Row[],
  ids: ReadonlySet<string>,
): readonly Row[] => (ids.size > 0 ? rows.filter(({ id }) => ids.has(String(id))) : [])

/** A selection for as long as the screen is open, in all rows that the list finds. */
export function useSelection(found: readonly Identified[]): Selection {
  const [selection] = useState(createSelection)
  useEffect(() => selection.setFound(found), [selection, found])
  return selection
}

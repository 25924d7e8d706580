import { useEffect, useState } from 'react'
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

/**
 * Which rows of a list are selected, by id, and where a range starts. Pure functions. `order` is the ids of all rows
 * that the list finds, also of other pages, in the order in which they are shown.
 */
type SelectionState = {
  ids: ReadonlySet<string>
  /** the row that was selected or unselected last: a range extends from it */
  anchor: string | null
}

export const NO_SELECTION: SelectionState = { ids: new Set(), anchor: null }

/** These ids with others, or without them. */
const changed = (ids: ReadonlySet<string>, others: readonly string[], isSelected: boolean) =>
  isSelected ? ids.union(new Set(others)) : ids.difference(new Set(others))

/** Selects or unselects one row. */
export const toggle = (
  { ids }: SelectionState,
  id: string,
  isSelected: boolean,
): SelectionState => ({
  ids: changed(ids, [id], isSelected),
  anchor: id,
})

/** A click with Shift: all rows from the anchor to this one get its new state. The anchor stays. */
export function toggleRange(
  state: SelectionState,
  order: readonly string[],
  id: string,
  isSelected: boolean,
): SelectionState {
  const range = between(order, state.anchor, id)
  if (range.length === 0) return toggle(state, id, isSelected)
  return { ...state, ids: changed(state.ids, range, isSelected) }
}

/**
 * An arrow key with Shift, from one row to its neighbour: the range from the anchor to `from` becomes the one to `to`,
 * so that the way back unselects. Without an anchor the range starts at `from`.
 */
export function extend(
  { ids, anchor }: SelectionState,
  order: readonly string[],
  from: string,
  to: string,
): SelectionState {
  // Where the anchor is not selected, or not shown any more, a new range starts.
  const start = anchor !== null && ids.has(anchor) && order.includes(anchor) ? anchor : from
  const others = changed(ids, between(order, start, from), false)
  return { ids: changed(others, between(order, start, to), true), anchor: start }
}

/** The three states of a checkbox for all of these rows. */
export function selectAllState(shown: readonly string[], ids: ReadonlySet<string>) {
  const count = shown.filter((id) => ids.has(id)).length
  return count === 0 ? 'none' : count === shown.length ? 'all' : 'some'
}

/** Selects or unselects all of these rows; others, which a filter hides, stay as they are. */
export const selectAll = (
  state: SelectionState,
  shown: readonly string[],
  isSelected: boolean,
): SelectionState => ({
  ...state,
  ids: changed(state.ids, shown, isSelected),
})

/** The ids from one to the other, both included, in either direction; none if one is not in the list. */
function between(order: readonly string[], one: string | null, other: string): readonly string[] {
  if (one === null) return []
  const [from, to] = [order.indexOf(one), order.indexOf(other)].sort((a, b) => a - b)
  return from === undefined || to === undefined || from < 0 ? [] : order.slice(from, to + 1)
}

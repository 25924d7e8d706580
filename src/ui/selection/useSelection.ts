import { useEffect, useState } from 'react'
import { createStore } from '@/lib/store'

export type Identified = { id: string | number }

const idsOf = (rows: readonly Identified[]) => rows.map(({ id }) => String(id))

/**
 * The selected rows of a list, by id. A store, so that a click renders checkboxes and not the list: with 10,000 rows
 * selecting all of them changes one value.
 */
export type Selection = ReturnType<typeof createSelection>

export function createSelection() {
  const { get, set, subscribe } = createStore<ReadonlySet<string>>(new Set())
  /** the row that was selected or unselected last: a range extends from it */
  let anchor: string | null = null
  /** the rows that the list finds, also those of other pages, in their order */
  let found: readonly Identified[] = []

  const change = (ids: readonly string[], isSelected: boolean) =>
    set(isSelected ? get().union(new Set(ids)) : get().difference(new Set(ids)))
  /** The ids from one to the other, both included, in either direction; none if one is not in the list. */
  function between(one: string | null, other: string): readonly string[] {
    const order = idsOf(found)
    const [from = -1, to = -1] = [order.indexOf(one ?? ''), order.indexOf(other)].sort(
      (a, b) => a - b,
    )
    return from < 0 ? [] : order.slice(from, to + 1)
  }

  return {
    get,
    subscribe,
    setFound(rows: readonly Identified[]) {
      found = rows
    },
    /** Selects or unselects a row; with `isRange`, a click with Shift, also all rows from the anchor, which stays. */
    toggle(id: string, isSelected: boolean, isRange = false) {
      const range = isRange ? between(anchor, id) : []
      if (range.length === 0) anchor = id
      change([id, ...range], isSelected)
    },
    /**
     * An arrow key with Shift, from one row to its neighbour: the range from the anchor to `from` becomes the one to
     * `to`, so that the way back unselects.
     */
    extend(from: string, to: string) {
      // Where the anchor is not selected, or not shown any more, a new range starts.
      if (anchor === null || !get().has(anchor) || between(anchor, from).length === 0) anchor = from
      change(between(anchor, from), false)
      change(between(anchor, to), true)
    },
    /** Selects or unselects these rows; others, which a filter hides, stay as they are. */
    toggleAll: (rows: readonly Identified[], isSelected: boolean) =>
      change(idsOf(rows), isSelected),
    /** Whether none, some or all of these rows are selected: the three states of a checkbox. */
    stateOf(rows: readonly Identified[]) {
      const count = selectedOf(rows, get()).length
      return count === 0 ? 'none' : count === rows.length ? 'all' : 'some'
    },
    clear() {
      anchor = null
      set(new Set())
    },
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

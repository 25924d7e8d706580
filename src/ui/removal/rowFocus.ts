import { controlsOf } from '@/ui/marks/controls'
import { inMain } from '@/ui/marks/page'
import {
  controlIn,
  type RowControl,
  rowControlOf,
  rowIdOf,
  rowSelector,
} from '@/ui/marks/rowControl'

/** A row of a list by its `rowProps`, and the name of the control in it that has the focus by `rowControl`. */
export type RowPosition = { id: string; control: RowControl | undefined }

/** Returns the row that contains an element, or null. */
export function rowPositionOf(element: Element): RowPosition | null {
  const id = rowIdOf(element)
  if (id === undefined) return null
  return { id, control: rowControlOf(element) }
}

/** Returns the control of that name in a row, otherwise the row's first control. */
function controlAt({ id, control }: RowPosition): HTMLElement | null {
  const row = inMain(rowSelector(id))
  return (control && controlIn(row, control)) ?? controlsOf(row)[0] ?? null
}

/** Focuses a control as `controlAt` finds it. Returns false if the row is not on the page. */
export function focusRow(id: string, control?: RowControl): boolean {
  const target = controlAt({ id, control })
  target?.focus()
  return target !== null
}

/**
 * A row of a list by its `data-row`, and the name of the control in it that has the focus by
 * `data-row-control`.
 */
export type RowPosition = { id: string; control: string | undefined }

const CONTROL = 'a[href], button:not(:disabled), input:not(:disabled)'

/** Returns the row that contains an element, or null. */
export function rowPositionOf(element: Element): RowPosition | null {
  const id = element.closest<HTMLElement>('[data-row]')?.dataset.row
  if (id === undefined) return null
  return { id, control: element.closest<HTMLElement>('[data-row-control]')?.dataset.rowControl }
}

/** Returns the control of that name in a row, otherwise the row's first control. */
function controlAt({ id, control }: RowPosition): HTMLElement | null {
  const row = document.querySelector(`#main [data-row="${CSS.escape(id)}"]`)
  return (
    row?.querySelector<HTMLElement>(`[data-row-control="${control}"]`) ??
    row?.querySelector<HTMLElement>(CONTROL) ??
    null
  )
}

/** Focuses a control as `controlAt` finds it. Returns false if the row is not on the page. */
export function focusRow(id: string, control?: string): boolean {
  const target = controlAt({ id, control })
  target?.focus()
  return target !== null
}

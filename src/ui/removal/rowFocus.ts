/** A row of a list by its `data-row`, and which of its controls has the focus by its `data-row-control`. */
export type RowPlace = { id: string; control: string | undefined }

const CONTROL = 'a[href], button:not(:disabled), input:not(:disabled)'

/** The row that an element is in, or null. */
export function placeOf(element: Element): RowPlace | null {
  const id = element.closest<HTMLElement>('[data-row]')?.dataset.row
  if (id === undefined) return null
  return { id, control: element.closest<HTMLElement>('[data-row-control]')?.dataset.rowControl }
}

/** Focuses the row's control of that name, else its first one. False where the row is not on the page. */
export function focusRow(id: string, control?: string): boolean {
  const row = document.querySelector(`#main [data-row="${CSS.escape(id)}"]`)
  const target =
    row?.querySelector<HTMLElement>(`[data-row-control="${control}"]`) ??
    row?.querySelector<HTMLElement>(CONTROL)
  target?.focus()
  return target !== undefined && target !== null
}

import { controlsOf } from './controls'
import { inMain } from './page'

/** The names of the controls in the rows of lists: keys, a mouse on the whole row and the focus find them by it. */
export type RowControl =
  | 'edit'
  | 'menu'
  | 'move'
  | 'open'
  | 'pause'
  | 'remove'
  | 'resolve'
  | 'retry'
  | 'select'
  | 'view'

/** The controls that open a row, the best first. */
export const OPENERS = ['open', 'view', 'edit'] as const satisfies readonly RowControl[]

export const rowControl = (name: RowControl | undefined) => ({ 'data-row-control': name })

export const rowControlSelector = (name: RowControl): string => `[data-row-control=${name}]`

export const controlIn = (row: Element | null | undefined, name: RowControl) =>
  row?.querySelector<HTMLElement>(rowControlSelector(name))

/** The name of the control that contains an element. */
export const rowControlOf = (element: Element | null): RowControl | undefined =>
  element?.closest<HTMLElement>('[data-row-control]')?.dataset.rowControl as RowControl | undefined

/** The props of the element of a row, and how it is found. */
export const rowProps = (id: string | number) => ({ 'data-row': id })
export const ROW = '[data-row]'
const rowSelector = (id: string): string => `[data-row="${CSS.escape(id)}"]`
export const rowIdOf = (element: Element | null): string | undefined =>
  element?.closest<HTMLElement>(ROW)?.dataset.row

/** The row that contains an element, and the name of its control there. */
export function rowPositionOf(element: Element) {
  const id = rowIdOf(element)
  return id === undefined ? null : { id, control: rowControlOf(element) }
}

/** Focuses the control of that name in a row, otherwise its first one. Returns false if the row is not on the page. */
export function focusRow(id: string, control?: RowControl): boolean {
  const row = inMain(rowSelector(id))
  const target = (control && controlIn(row, control)) ?? controlsOf(row)[0]
  target?.focus()
  return target !== undefined
}

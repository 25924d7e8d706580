import { CONTROLS, controlsOf } from '@/ui/marks/controls'
import { inMain } from '@/ui/marks/page'
import { controlIn, ROW, rowControlOf, rowControlSelector } from '@/ui/marks/rowControl'

export const ROW_CHECKBOX = rowControlSelector('select')
export const ROW_HANDLE = rowControlSelector('move')

export const hasRows = (): boolean => inMain(`${ROW} :is(${CONTROLS})`) !== null

/** The rows of the list that has the focus, otherwise of the first list of the page. */
function rowsOf(row: Element | null | undefined): Element[] {
  const list = (row ?? inMain(ROW))?.parentElement
  return list ? [...list.children].filter((one) => one.matches(ROW)) : []
}

const focusedRow = () => document.activeElement?.closest(`main ${ROW}`)

/**
 * Moves the focus to the same control of the next or the previous row: from «delete» to «delete». From outside of the
 * list it goes to the first row. Returns false if there is no such row.
 */
export function moveBetweenRows(step: 1 | -1): boolean {
  const row = focusedRow()
  const rows = rowsOf(row)
  const next = row ? rows[rows.indexOf(row) + step] : rows[0]
  if (!next) return false
  const focused = document.activeElement
  const name = rowControlOf(focused)
  const place = row ? controlsOf(row).indexOf(focused as HTMLElement) : 0
  const controls = controlsOf(next)
  const target = (name && controlIn(next, name)) ?? controls[place] ?? controls[0]
  target?.focus()
  return target !== undefined
}

export function toggleRow(): boolean {
  const box = controlIn(focusedRow(), 'select')
  box?.click()
  return Boolean(box)
}

import { controlIn, ROW, rowControlOf, rowControlSelector } from '@/ui/marks/rowControl'

const ROWS = `#main ${ROW}`
const CONTROLS = 'a[href], button:not(:disabled), input:not(:disabled)'
export const ROW_CHECKBOX = rowControlSelector('select')
export const ROW_HANDLE = rowControlSelector('move')

/** Whether the screen has such an element. */
export const isOnScreen = (selector: string): boolean =>
  document.querySelector(`#main :is(${selector})`) !== null

export const hasRows = (): boolean => isOnScreen(`${ROW} :is(${CONTROLS})`)

/** The rows of the list that has the focus, otherwise of the first list of the page. */
function rowsOf(row: HTMLElement | null | undefined): HTMLElement[] {
  const list = (row ?? document.querySelector<HTMLElement>(ROWS))?.parentElement
  return list ? [...list.querySelectorAll<HTMLElement>(`:scope > ${ROW}`)] : []
}

const focusedRow = () => document.activeElement?.closest<HTMLElement>(ROWS)

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
  const place = row && focused ? [...row.querySelectorAll(CONTROLS)].indexOf(focused) : 0
  const controls = [...next.querySelectorAll<HTMLElement>(CONTROLS)]
  const target = (name && controlIn(next, name)) ?? controls[place] ?? controls[0]
  target?.focus()
  return target !== undefined
}

export function toggleRow(): boolean {
  const box = controlIn(focusedRow(), 'select')
  box?.click()
  return Boolean(box)
}

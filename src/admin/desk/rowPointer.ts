import { isPlainClick } from '@/lib/keys'
import { controlIn, OPENERS, ROW } from '@/ui/marks/rowControl'

/**
 * What a mouse does on a whole row of any list: a click opens the row of a table if it opens on this page, a double click
 * any other row, and a right click (or the menu key on one of its controls) opens its menu. Each presses a button that the
 * row has anyway. Returns a function that stops it.
 */
export function listenToRows(): () => void {
  const controller = new AbortController()
  const options = { signal: controller.signal }
  let beganOnControl = false
  addEventListener(
    'mousedown',
    (event) => {
      // The first click of a double click may remove its button, and a drag ends elsewhere.
      if (event.detail === 1) beganOnControl = isOnControl(event)
    },
    options,
  )
  for (const type of ['click', 'dblclick'] as const)
    addEventListener(
      type,
      (event) => {
        if (!beganOnControl && !isOnControl(event)) openRow(event)
      },
      options,
    )
  addEventListener('contextmenu', openMenu, options)
  return () => controller.abort()
}

const rowOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>(`#main ${ROW}`) : null

const isOnControl = ({ target }: Event) =>
  target instanceof Element && target.closest('a, button, input, label, textarea') !== null

function openRow(event: MouseEvent) {
  const row = rowOf(event)
  const opener = OPENERS.map((name) => controlIn(row, name)).find(Boolean)
  // A link opens another site: one click is too few for that.
  const isOneClick = row?.matches('tr') && opener?.matches('button')
  if (!opener || isOneClick !== (event.type === 'click')) return
  if (isOneClick && (!isPlainClick(event) || getSelection()?.isCollapsed === false)) return
  // The double click has marked a word.
  getSelection()?.removeAllRanges()
  opener.click()
}

/** A link and marked text keep the browser's own menu. */
function openMenu(event: Event) {
  const button = controlIn(rowOf(event), 'menu')
  const isOnLink = (event.target as Element).closest('a') !== null
  if (!button || isOnLink || getSelection()?.isCollapsed === false) return
  event.preventDefault()
  button.click()
}

import type { Seen } from './recording'
import { nameOf, TOOLS } from './target'

/** The address of the page after the base of the site: what a tour can open on any host. */
export function hereAddress(): string {
  const base = import.meta.env.BASE_URL.replace(/\/$/, '')
  const { pathname, search, hash } = location
  return (
    safeDecode((pathname.startsWith(base) ? pathname.slice(base.length) : pathname) || '/') +
    safeDecode(search) +
    hash
  )
}

/** What a person sees now: the address, the title of the page, the dialog and the toast. */
export const seeNow = (): Seen => ({
  address: hereAddress(),
  heading: textOf(first('main h1')),
  dialog: dialogName(),
  alert: textOf(first('[role=alert]')),
})

const DIALOGS = '[role=dialog], [role=alertdialog]'

/** The dialog above all others. One that is fading out is not open any more. */
export const topDialog = (): HTMLElement | undefined =>
  all(DIALOGS).findLast((dialog) => !dialog.closest('[aria-hidden=true]'))

function dialogName(): string | null {
  const top = topDialog()
  return top ? nameOf(top) : null
}

const all = (selector: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => !element.closest(TOOLS) && element.checkVisibility({ visibilityProperty: true }),
  )

const first = (selector: string): HTMLElement | undefined => all(selector)[0]

const textOf = (element: HTMLElement | undefined): string | null =>
  element ? element.textContent.replace(/\s+/g, ' ').trim() : null

/** Percent-encoded Arabic as text; an invalid address unchanged. */
function safeDecode(text: string): string {
  try {
    return decodeURI(text)
  } catch {
    return text
  }
}

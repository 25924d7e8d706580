import { findAll, TOOLS } from '@mocks/demo/recorder/target'
import { isInaccessible } from 'dom-accessibility-api'
import type { Target } from './recording'

/** The buttons that unfold a part of a page's navigation, also those that this width does not show. */
export const allOpeners = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(':is(header, nav) button[aria-expanded]')].filter(
    (button) => !button.closest(TOOLS),
  )

export const isOpened = (opener: Element): boolean =>
  opener.getAttribute('aria-expanded') === 'true'

/** Those that a person could press now. */
export const closedOpeners = (): HTMLElement[] =>
  allOpeners().filter((opener) => !isOpened(opener) && !isInaccessible(opener))

/** What is a link in one menu is an entry or a button in another one. */
const ENTRIES = ['link', 'menuitem', 'button']

export const isEntry = ({ role }: Target): boolean => ENTRIES.includes(role)

/** The drawer or menu over the page. */
export const openMenu = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[role=dialog], [role=menu]')].findLast(
    (menu) => !menu.closest(TOOLS) && !isInaccessible(menu),
  )

/** The entry of an open menu that has the name of a target, whatever its role is there. */
export function findInMenu(target: Target): HTMLElement | null {
  const menu = isEntry(target) && allOpeners().some(isOpened) ? openMenu() : undefined
  const found = menu && ENTRIES.flatMap((role) => findAll({ role, name: target.name }, menu))
  return found?.[0] ?? null
}

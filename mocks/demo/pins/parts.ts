import { buildName } from '@mocks/demo/build'
import {
  BY_CONTENT,
  CONTROLS,
  containerOf,
  contentOf,
  findAll,
  nameOf,
  roleOf,
  TOOLS,
} from '@mocks/demo/session/control'
import type { Place, Where } from './pin'

const NAMED = `${CONTROLS}, h1, h2, h3, h4, h5, h6, img, [role=img], [role=dialog], [role=alertdialog], section, article, nav`
const DIALOGS = '[role=dialog], [role=alertdialog]'

/** The dialog that is open above the page, otherwise the page: a pin cannot be on what lies under a dialog. */
function topLayer(): HTMLElement {
  const dialogs = [...document.querySelectorAll<HTMLElement>(DIALOGS)].filter(
    (dialog) => !dialog.closest(`${TOOLS}, [aria-hidden=true]`) && dialog.checkVisibility(),
  )
  return dialogs.at(-1) ?? document.body
}

/** The part of the page that this element belongs to: a control, a heading, a picture, a text or a named area. */
export function partOf(element: Element): HTMLElement {
  const control = element.closest<HTMLElement>(CONTROLS)
  if (control && nameOf(control)) return control
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
    if (at instanceof HTMLElement && isPart(at)) return at
  return wholeScreen()
}

const isPart = (element: HTMLElement) =>
  hasOwnText(element) || (element.matches(NAMED) && nameOf(element) !== '')

const hasOwnText = (element: Element) =>
  [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  )

/** For a note on the screen as such. */
export const wholeScreen = (): HTMLElement =>
  document.querySelector<HTMLElement>('main') ?? document.body

/** The part under this point of the window; null where only the demo's own tools are. */
export function partAt(x: number, y: number): HTMLElement | null {
  const top = document.elementsFromPoint(x, y).find((element) => !element.closest(TOOLS))
  return top && top !== document.documentElement ? partOf(top) : null
}

/** Every part that can be seen, in the order of the page, for those who choose with keys. */
export function visibleParts(): HTMLElement[] {
  const elements = [...topLayer().querySelectorAll<HTMLElement>('*')]
  const parts = new Set(
    elements.filter((element) => !element.closest(TOOLS) && isPart(element)).map(partOf),
  )
  return [...parts].filter(isVisible)
}

/** Whether the part has a place in the page that a marker can point at. */
export function isVisible(part: HTMLElement): boolean {
  const { width, height } = part.getBoundingClientRect()
  return width > 1 && height > 1 && part.checkVisibility({ visibilityProperty: true })
}

/** Describes a part so that `locate` finds it on another day: also its surroundings, which tell equal names apart. */
export function placeOf(part: HTMLElement, where: Where): Place {
  const isScreen = part === wholeScreen()
  const isNamed = !isScreen && part.matches(NAMED) && nameOf(part) !== ''
  const named = isScreen
    ? { role: 'main', name: '' }
    : isNamed
      ? { role: roleOf(part), name: nameOf(part) }
      : { role: BY_CONTENT, name: contentOf(part) }
  const container = isScreen ? null : containerOf(part)
  const nth = isScreen ? 0 : findAll(named, container ?? document.body).indexOf(part)
  return {
    where,
    target: {
      ...named,
      ...(nth > 0 && { nth }),
      ...(container && { within: { role: roleOf(container), name: nameOf(container) } }),
    },
    heading: headingAbove(part),
    seen: {
      width: innerWidth,
      theme: document.documentElement.classList.contains('dark') ? 'dark' : 'light',
      build: buildName,
    },
  }
}

/** The text of the last heading before a part. */
export function headingAbove(part: HTMLElement): string | null {
  const layer = part.closest<HTMLElement>(`${DIALOGS}, main`) ?? document.body
  const headings = [...layer.querySelectorAll('h1, h2, h3')].filter(
    (heading) =>
      heading !== part &&
      (heading.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING) > 0 &&
      heading.checkVisibility(),
  )
  const last = headings.at(-1)
  return last ? contentOf(last) : null
}

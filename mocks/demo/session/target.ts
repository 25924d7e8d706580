import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api'
import type { Target } from './recording'
import { BY_CONTENT, BY_LABEL, BY_TEXT } from './roles'

/** The demo's own tools are no part of what is recorded and replayed. */
export const TOOLS = '[data-demo-panel]'

export const CONTROLS =
  'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=menuitem], [role=option], [role=switch], [role=checkbox], [role=radio], [role=combobox]'
const FIELDS = 'input, select, textarea'
/** What can tell two controls of the same name apart. */
const CONTAINERS: readonly string[] = [
  'dialog',
  'alertdialog',
  'menu',
  'article',
  'region',
  'navigation',
  'banner',
  'contentinfo',
  'main',
]

/** The control that an event happened in; null if it was none, or one of the demo's tools. */
export function controlOf(target: EventTarget | null): HTMLElement | null {
  const control = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null
  return control?.closest(TOOLS) ? null : control
}

/** Describes a control so that `findTarget` finds it again on the same screen. */
export function describeTarget(control: HTMLElement): Target {
  const named = { role: roleOf(control), name: nameOf(control) }
  const all = findAll(named, document.body)
  if (all.length < 2) return named
  const container = containerOf(control)
  const within = container && { role: roleOf(container), name: nameOf(container) }
  const inside = container ? findAll(named, container) : all
  const nth = inside.indexOf(control)
  return { ...named, ...(nth > 0 && { nth }), ...(within && { within }) }
}

/** The control that a target describes, if a person could use it now. */
export function findTarget({ within, nth = 0, ...named }: Target): HTMLElement | null {
  const scope = within ? findAll(within, document.body)[0] : document.body
  return (scope && findAll(named, scope)[nth]) ?? null
}

/** The heading that is read at this place of the window: the last one that begins above it. */
export function headingAt(y: number): Target | null {
  const headings = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3)')].filter(
    (heading) => heading.checkVisibility() && !heading.closest(TOOLS),
  )
  const found = headings.findLast((heading) => heading.getBoundingClientRect().top <= y)
  return found ? describeTarget(found) : null
}

/**
 * All elements in a part of the page that have this role and this name and that a person could use now. With `fold`,
 * names that it makes equal are.
 */
export function findAll(
  { role, name }: Pick<Target, 'role' | 'name'>,
  scope: Element,
  fold = (text: string) => text,
): HTMLElement[] {
  const wanted = fold(name)
  const isUsable = (element: HTMLElement) => !element.closest(TOOLS) && !isInaccessible(element)
  const elements = [...scope.querySelectorAll<HTMLElement>(selectorOf(role))]
  if (role === BY_CONTENT) {
    const found = elements.filter((element) => fold(contentOf(element)) === wanted)
    const innermost = found.filter((element) => !found.some((one) => isAround(element, one)))
    return innermost.filter(isUsable)
  }
  return elements.filter(
    (element) =>
      roleOf(element) === role &&
      mayHaveName(element, (text) => fold(text) === wanted) &&
      fold(nameOf(element)) === wanted &&
      isUsable(element),
  )
}

const isAround = (outer: Element, inner: Element) => outer !== inner && outer.contains(inner)

/** The elements that can have a role; a broad one is slow on a long page. */
const selectorOf = (role: string): string => SELECTORS[role] ?? '*'

const SELECTORS: Readonly<Record<string, string>> = {
  link: 'a[href], [role=link]',
  button: 'button, input, [role=button]',
  textbox: 'input, textarea, [role=textbox]',
  searchbox: 'input, [role=searchbox]',
  combobox: 'select, input, [role=combobox]',
  checkbox: 'input, [role=checkbox]',
  switch: '[role=switch]',
  radio: 'input, [role=radio]',
  tab: '[role=tab]',
  heading: 'h1, h2, h3, h4, h5, h6, [role=heading]',
  [BY_LABEL]: FIELDS,
  [BY_TEXT]: 'summary',
  [BY_CONTENT]: 'body *',
  img: 'img, svg, [role=img]',
  main: 'main, [role=main]',
  region: 'section, [role=region]',
  article: 'article, [role=article]',
  navigation: 'nav, [role=navigation]',
  banner: 'header, [role=banner]',
  contentinfo: 'footer, [role=contentinfo]',
  dialog: 'dialog, [role=dialog]',
  alertdialog: '[role=alertdialog]',
}

/** So many characters of a text tell it from others. */
const CONTENT_LENGTH = 200

/** The text of a part that has no name. */
export const contentOf = (element: Element): string =>
  tidy(element.textContent.slice(0, 5 * CONTENT_LENGTH)).slice(0, CONTENT_LENGTH)

export function roleOf(element: Element): string {
  if (element.localName === 'summary') return BY_TEXT
  return getRole(element) ?? (element.matches(FIELDS) ? BY_LABEL : BY_TEXT)
}

/** The accessible name, with single spaces. */
export const nameOf = (element: Element): string =>
  tidy(computeAccessibleName(element)) || textOf(element)

const textOf = (element: Element) =>
  element.localName === 'summary' || roleIsText(element) ? tidy(element.textContent) : ''

const roleIsText = (element: Element) => getRole(element) === null && !element.matches(FIELDS)

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Whether the name can be this one: computing a name takes longer than reading a text. */
function mayHaveName(element: Element, isName: (text: string) => boolean): boolean {
  const label = element.getAttribute('aria-label')
  if (label !== null && !element.hasAttribute('aria-labelledby')) return isName(tidy(label))
  if (element.matches(`${FIELDS}, [aria-labelledby], [title]`)) return true
  return isName(tidy(element.textContent)) || element.querySelector(NAME_PARTS) !== null
}

const NAME_PARTS =
  '[aria-hidden], [aria-label], [aria-labelledby], [title], img, input, select, title'

/** The nearest container that has a name. */
export function containerOf(control: HTMLElement): HTMLElement | null {
  let element = control.parentElement
  while (element && element !== document.body) {
    const role = getRole(element)
    if (role && CONTAINERS.includes(role) && computeAccessibleName(element)) return element
    element = element.parentElement
  }
  return null
}

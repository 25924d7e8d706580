import type { Seen, Target } from '@mocks/demo/format/recording'
import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api'
import { decoded } from '@/lib/encoding'

/** A field that has no role, such as a date or a password: it is known by its label. */
const BY_LABEL = 'label'

/** The summary of details, which has no role either: it is known by its text. */
const BY_TEXT = 'text'

/** The demo's own tools are no part of what is recorded and replayed. */
export const TOOLS = '[data-demo-panel]'

export const CONTROLS =
  'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=menuitem], [role=option], [role=switch], [role=checkbox], [role=radio], [role=combobox]'
const FIELDS = 'input, select, textarea'
const CONTAINERS = /^(dialog|alertdialog|menu|article|region|navigation|banner|contentinfo|main)$/

export function controlOf(target: EventTarget | null): HTMLElement | null {
  const control = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null
  return control?.closest(TOOLS) ? null : control
}

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

export function findTarget({ within, nth = 0, ...named }: Target): HTMLElement | null {
  const scope = within ? findAll(within, document.body)[0] : document.body
  return (scope && findAll(named, scope)[nth]) ?? null
}

/** All elements in a part of the page that have this role and this name and that a person could use now. */
function findAll({ role, name }: Pick<Target, 'role' | 'name'>, scope: Element): HTMLElement[] {
  return [...scope.querySelectorAll<HTMLElement>(selectorOf(role))].filter(
    (element) =>
      mayHaveName(element, name) &&
      roleOf(element) === role &&
      nameOf(element) === name &&
      !element.closest(TOOLS) &&
      !isInaccessible(element),
  )
}

/** The elements that can have a role: to look at all of a long page is slow. */
const SELECTORS: Readonly<Record<string, string>> = {
  heading: 'h1, h2, h3, h4, h5, h6, [role=heading]',
  dialog: 'dialog, [role=dialog]',
  alertdialog: '[role=alertdialog]',
}
const CONTROL_ROLES =
  /^(link|button|textbox|searchbox|combobox|checkbox|switch|radio|tab|menuitem|option|label|text)$/
const selectorOf = (role: string) =>
  CONTROL_ROLES.test(role) ? CONTROLS : (SELECTORS[role] ?? '*')

/** What has no role and no label, such as a line of text, is `generic`: pins can be on it, steps cannot. */
function roleOf(element: Element): string {
  if (element.localName === 'summary') return BY_TEXT
  return getRole(element) ?? (element.matches(FIELDS) ? BY_LABEL : 'generic')
}

/** The accessible name with single spaces, otherwise the beginning of the text. */
export const nameOf = (element: Element): string =>
  tidy(computeAccessibleName(element)) || (element.matches(FIELDS) ? '' : shortTextOf(element))

const shortTextOf = (element: Element) => tidy(element.textContent.slice(0, 500)).slice(0, 200)

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Whether the name can be this one: computing a name takes longer than reading a text. */
function mayHaveName(element: Element, name: string): boolean {
  const label = element.getAttribute('aria-label')
  if (label !== null && !element.hasAttribute('aria-labelledby')) return tidy(label) === name
  if (element.matches(`${FIELDS}, [aria-labelledby], [title]`)) return true
  return shortTextOf(element) === name || element.querySelector(NAME_PARTS) !== null
}

const NAME_PARTS =
  '[aria-hidden], [aria-label], [aria-labelledby], [title], img, input, select, title'

function containerOf(control: HTMLElement): HTMLElement | null {
  for (let at = control.parentElement; at && at !== document.body; at = at.parentElement)
    if (CONTAINERS.test(getRole(at) ?? '') && computeAccessibleName(at)) return at
  return null
}

export const HANDLE = '[aria-roledescription="مقبض نقل"]'

export function positionInList(handle: Element): number {
  const list = handle.closest('ol, ul, tbody, [role=list], [role=table], [role=rowgroup]')
  return [...(list ?? document).querySelectorAll(HANDLE)].indexOf(handle) + 1
}

/** The fields whose text never enters a recording or a picture: passwords and codes. A field whose password is shown has the autocomplete only. */
export const PRIVATE = '[type=password], [autocomplete*=password], [autocomplete=one-time-code]'

/** The address of the page after the base of the site: what a tour can open on any host. */
export function hereAddress({ pathname, search, hash }: URL | Location = location): string {
  const base = import.meta.env.BASE_URL.replace(/\/$/, '')
  const path = (pathname.startsWith(base) ? pathname.slice(base.length) : pathname) || '/'
  return decoded(path, decodeURI) + decoded(search, decodeURI) + hash
}

/** What a person sees now: the address, the title of the page, the dialog and the toast. */
export function seeNow(): Seen {
  const top = topDialog()
  return {
    address: hereAddress(),
    heading: textIn('main h1'),
    dialog: top ? nameOf(top) : null,
    alert: textIn('[role=alert]'),
  }
}

const DIALOGS = '[role=dialog], [role=alertdialog]'

/** The dialog above all others. One that is fading out is not open any more. */
export const topDialog = (): HTMLElement | undefined =>
  all(DIALOGS).findLast((dialog) => !dialog.closest('[aria-hidden=true]'))

const all = (selector: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => !element.closest(TOOLS) && isShown(element),
  )

export const isShown = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true })

function textIn(selector: string): string | null {
  const [first] = all(selector)
  return first ? tidy(first.textContent) : null
}

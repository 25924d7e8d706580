import { enterValue } from '@/lib/enterValue'
import { opensSearch } from '@/lib/keys'
import { nextPaint, nextTask } from '@/lib/nextPaint'
import { parseStored, readText, removeText, writeText } from '@/lib/storage'
import { APP_KEYS } from '@/lib/storageKeys'

/**
 * What a reader does before the page is hydrated has its effect right after it. React replays neither clicks nor
 * changes from before hydration, and it resets selects (react-dom 19.3). So until then no click on a button, no key and
 * no change reaches React: the browser shows what is typed, ticked and chosen, and the app learns of it when all of it
 * can. What was typed is also stored, since the page may be loaded again before that. It uses no private API. Delete
 * it when React replays these events.
 */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Entered = { value: string; isChecked: boolean }

declare global {
  interface Window {
    /** set by `preboot.ts` */
    earlyPresses?: {
      /** notes the controls and the fields, also those filled in without an event, and stores these; called before hydration */
      noteFields: () => void
      /** forgets the presses and leaves the next ones to the browser: the page has not started */
      letGo: () => void
      /** stops recording and returns the changed fields and, in their order, the presses */
      take: () => { fields: Map<Field, Entered>; presses: (() => void)[] }
    }
  }
}

/** Starts recording. Runs in `preboot.ts`. */
export function recordEarlyPresses(): void {
  const fields = new Map<Field, Entered>()
  const { pathname } = location
  let presses: (() => void)[] = []
  let isHolding = true
  const controller = new AbortController()
  const { signal } = controller
  /** Enter or Space that is down on a control */
  let keyDown: KeyboardEvent | null = null
  let controls: Element[] = []
  /** Finds the control that replaced `target`: React renders a page again if a translator has changed its HTML. */
  const present = <E extends EventTarget>(target: E): E => {
    if (!(target instanceof Element) || target.isConnected) return target
    const isAlike = (other: Element) =>
      other.tagName === target.tagName && other.getAttribute('name') === target.getAttribute('name')
    const place = controls.filter(isAlike).indexOf(target)
    return (allControls().filter(isAlike)[place] as Element & E) ?? target
  }

  const note = (field: EventTarget | null) => {
    if (isField(field))
      fields.set(field, { value: field.value, isChecked: isCheckable(field) && field.checked })
  }
  const hold = (event: Event, run: () => void) => {
    event.preventDefault()
    if (isHolding) presses.push(run)
  }
  const handle: Record<string, (event: Event) => void> = {
    pointerdown() {
      keyDown = null
    },
    click(event) {
      const control = event instanceof MouseEvent && heldControl(event)
      if (!control) return
      const key = keyDown
      keyDown = null
      hold(event, () => {
        const button = present(control)
        if (isClickAfter(key, button)) button.click()
      })
    },
    // Otherwise the browser would send the form itself, and put its fields into the address.
    submit(event) {
      const form = event.target
      if (form instanceof HTMLFormElement) hold(event, () => present(form).requestSubmit())
    },
    keydown(event) {
      if (!(event instanceof KeyboardEvent) || !event.target) return
      const isPress = ['Enter', ' '].includes(event.key) && controlOf(event.target) !== null
      // However long it is held, it is one press.
      if (isPress && event.repeat) return event.preventDefault()
      keyDown = isPress ? event : null
      if (isOfTheBrowser(event)) return
      const { target } = event
      const again = () => void present(target).dispatchEvent(new KeyboardEvent('keydown', event))
      // Otherwise the browser would leave the page for its own search.
      if (opensSearch(event)) hold(event, again)
      else presses.push(again)
    },
    input: ({ target }) => note(target),
    change: ({ target }) => note(target),
  }
  for (const [type, listener] of Object.entries(handle))
    addEventListener(
      type,
      (event) => {
        // Otherwise the browser would put what is typed into the address.
        if (!isHolding && type !== 'submit') return
        event.stopPropagation()
        listener(event)
      },
      { capture: true, signal },
    )

  const noteFields = () => {
    controls = allControls()
    const typed = allFields().flatMap((field, place) => {
      if (fields.has(field) || isChanged(field)) note(field)
      const isStored = fields.has(field) && !/^(?:file|password)$/.test(field.type)
      return isStored ? [{ place, name: field.name, ...fields.get(field) }] : []
    })
    if (typed.length > 0) writeText(key, JSON.stringify({ pathname, typed }), area)
  }
  addEventListener('pagehide', noteFields, { signal })

  window.earlyPresses = {
    noteFields,
    letGo() {
      isHolding = false
      presses = []
      keyDown = null
    },
    take() {
      controller.abort()
      if (keyDown) awaitClick(keyDown)
      // The page that shows an error instead has none of them.
      if ([...fields.keys()].every((field) => present(field).isConnected)) removeText(key, area)
      const last = [...fields.keys()].at(-1)
      if (last && !last.isConnected) present(last).focus()
      return {
        fields: new Map(Array.from(fields, ([field, entered]) => [present(field), entered])),
        presses,
      }
    },
  }
  document.addEventListener('DOMContentLoaded', () => fillIn(pathname))
}

/** Repeats what was recorded. Call it when the page is hydrated. */
export async function replayEarlyPresses(): Promise<void> {
  const recorded = window.earlyPresses?.take()
  if (!recorded) return
  delete window.earlyPresses
  for (const [field, entered] of recorded.fields) enter(field, entered)
  for (const press of recorded.presses) {
    press()
    // What one press changes is rendered before the next.
    await (nextPaint() ?? nextTask())
  }
}

const { key, area } = APP_KEYS.earlyFields

/** Fills in what was typed when this page was last loaded, and did not start. */
const fillIn = (pathname: string) =>
  parseStored(key, readText(key, area), (json) => {
    const stored = json as {
      pathname: string
      typed: (Entered & { place: number; name: string })[]
    }
    if (stored.pathname !== pathname) return
    removeText(key, area)
    const all = allFields()
    for (const { place, name, value, isChecked } of stored.typed) {
      const field = all[place]
      if (field?.name !== name) continue
      field.value = value
      if (isCheckable(field)) field.checked = isChecked
    }
  })

const allFields = () => [...document.querySelectorAll<Field>('input, textarea, select')]

const allControls = () => [
  ...document.querySelectorAll('a, button, form, input, select, summary, textarea, [role=button]'),
]

const controlOf = (target: EventTarget | null) =>
  target instanceof Element
    ? target.closest<HTMLElement>('button, [role=button], summary, a[href]')
    : null

/** A key pressed before hydration may cause a click after it. This waits for that click until the next press. */
function awaitClick(key: KeyboardEvent): void {
  const controller = new AbortController()
  const end = (event: Event) => {
    // Ignores the events of `replayEarlyPresses`.
    if (!event.isTrusted) return
    controller.abort()
    const control = controlOf(event.target)
    if (event.type !== 'click' || !control || isClickAfter(key, control)) return
    event.preventDefault()
    event.stopPropagation()
  }
  for (const type of ['pointerdown', 'keydown', 'click'])
    addEventListener(type, end, { capture: true, signal: controller.signal })
}

/** Whether a click follows the key on the control: the handle of a row acts on the key itself, and prevents the click. */
const isClickAfter = (key: KeyboardEvent | null, control: Element): boolean =>
  !key || control.dispatchEvent(new KeyboardEvent('keydown', key))

/** The control of a click that waits. The browser follows a link to another page at once: its HTML is there. */
function heldControl({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) {
  const control = controlOf(target)
  if (!(control instanceof HTMLAnchorElement)) return control
  const isSamePage = control.origin === location.origin && control.pathname === location.pathname
  const isPlace = control.hash !== '' && control.search === location.search
  return isSamePage && !isPlace && !(ctrlKey || metaKey || shiftKey || altKey) ? control : null
}

/** Whether the browser has the whole effect of a key: it types, moves the focus, or clicks. */
const isOfTheBrowser = ({ key, target }: KeyboardEvent) =>
  ['Enter', ' ', 'Tab', 'Shift', 'Control', 'Alt', 'Meta'].includes(key) ||
  (isField(target) && !(isCheckable(target) && key.length === 1))

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement

const isCheckable = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)

/** Whether a field differs from the HTML of the page. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected && !option.defaultSelected)
  return isCheckable(field)
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue
}

/** Enters a value again, as if it were entered now. */
function enter(field: Field, { value, isChecked }: Entered): void {
  if (isCheckable(field)) {
    // A radio button is switched off by another one.
    if (field.type === 'radio' && !isChecked) return
    field.checked = !isChecked
    field.click()
  } else enterValue(field, value)
}

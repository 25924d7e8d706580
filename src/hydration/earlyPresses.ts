import { enterValue } from '@/lib/enterValue'
import { opensSearch } from '@/lib/keys'

/**
 * What a reader does before the page is hydrated has its effect right after it. React replays neither clicks nor
 * changes from before hydration, and it resets selects (react-dom 19.3). So until then no click on a button, no key and
 * no change reaches React: the browser shows what is typed, ticked and chosen, and the app learns of it when all of it
 * can. It uses no private API. Delete it when React replays these events.
 */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Entered = { value: string; isChecked: boolean }

declare global {
  interface Window {
    /** set by `preboot.ts` */
    earlyPresses?: {
      /** notes the controls, and fields that the browser has filled in without an event; called before hydration */
      noteFields: () => void
      /** stops recording and returns the changed fields and, in their order, the presses */
      take: () => { fields: Map<Field, Entered>; presses: (() => void)[] }
    }
  }
}

/** Starts recording. Runs in `preboot.ts`. */
export function recordEarlyPresses(): void {
  const fields = new Map<Field, Entered>()
  const presses: { target: EventTarget; run: () => void }[] = []
  const controller = new AbortController()
  /** the control on which a pointer or a key is down */
  let down: HTMLElement | null = null
  /** if it is Enter or Space, when it went down */
  let keyDown: KeyboardEvent | null = null
  let controls: Element[] = []
  /** The control that has the place of one that React has replaced: it renders a page that a translator has changed anew. */
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
  /** Impatient clicks on one control are one press. */
  const hold = (event: Event, target: EventTarget, run: () => void) => {
    event.preventDefault()
    if (presses.at(-1)?.target !== target || event.type === 'keydown') presses.push({ target, run })
  }
  const handle: Record<string, (event: Event) => void> = {
    pointerdown({ target }) {
      down = controlOf(target)
      keyDown = null
    },
    click(event) {
      down = null
      const control = event instanceof MouseEvent && heldControl(event)
      if (!control) return
      const key = keyDown
      hold(event, control, () => {
        const button = present(control)
        if (isClickAfter(key, button)) button.click()
      })
    },
    // Otherwise the browser would send the form itself, and put its fields into the address.
    submit(event) {
      const form = event.target
      if (form instanceof HTMLFormElement) hold(event, form, () => present(form).requestSubmit())
    },
    keydown(event) {
      if (!(event instanceof KeyboardEvent) || !event.target) return
      down = ['Enter', ' '].includes(event.key) ? controlOf(event.target) : null
      if (!event.repeat) keyDown = down && event
      if (isOfTheBrowser(event)) return
      const { target } = event
      const again = () => void present(target).dispatchEvent(new KeyboardEvent('keydown', event))
      // Otherwise the browser would leave the page for its own search.
      if (opensSearch(event)) hold(event, target, again)
      else presses.push({ target, run: again })
    },
    input: ({ target }) => note(target),
    change: ({ target }) => note(target),
  }
  for (const [type, listener] of Object.entries(handle))
    addEventListener(
      type,
      (event) => {
        event.stopPropagation()
        listener(event)
      },
      { capture: true, signal: controller.signal },
    )

  window.earlyPresses = {
    noteFields() {
      controls = allControls()
      for (const field of document.querySelectorAll<Field>('input, textarea, select'))
        if (isChanged(field)) note(field)
    },
    take() {
      controller.abort()
      if (down) awaitClick(down, keyDown, presses.at(-1)?.target === down)
      const last = [...fields.keys()].at(-1)
      if (last && !last.isConnected) present(last).focus()
      return {
        fields: new Map(Array.from(fields, ([field, entered]) => [present(field), entered])),
        presses: presses.map(({ run }) => run),
      }
    },
  }
}

/** Repeats what was recorded. Call it when the page is hydrated. */
export async function replayEarlyPresses(): Promise<void> {
  const recorded = window.earlyPresses?.take()
  if (!recorded) return
  delete window.earlyPresses
  for (const [field, entered] of recorded.fields) enter(field, entered)
  for (const press of recorded.presses) {
    // React renders what one press changes before it handles the next.
    await null
    press()
  }
}

const allControls = () => [
  ...document.querySelectorAll('a, button, form, input, select, summary, textarea, [role=button]'),
]

const controlOf = (target: EventTarget | null) =>
  target instanceof Element
    ? target.closest<HTMLElement>('button, [role=button], summary, a[href]')
    : null

/**
 * A press that goes down before hydration may end after it. Its click is dropped if the control was pressed before, and
 * otherwise follows its key. With any other press the wait for it ends.
 */
function awaitClick(control: HTMLElement, key: KeyboardEvent | null, isRepeated: boolean): void {
  const controller = new AbortController()
  const end = (event: Event) => {
    // Not the one that is repeated.
    if (!event.isTrusted) return
    controller.abort()
    if (event.type !== 'click' || controlOf(event.target) !== control) return
    if (!isRepeated && isClickAfter(key, control)) return
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

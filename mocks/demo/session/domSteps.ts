import { SECRETS, type Step, type Target } from '@mocks/demo/format/recording'
import { enterValue, isTextField, type TextField } from '@/lib/enterValue'
import { quoted } from '@/lib/isolated'
import { findTarget, HANDLE, positionInList, topDialog } from './control'

// Without user-event, which replaces focus and setters of the whole document, where the visitor continues afterwards.

const PATIENCE_MS = 8000
const POLL_MS = 60
/** The sorting library shows what a key has done, then measures. */
const SORTED_MS = 1000
const SORT_MS = 120
const READY_MS = 2000

/** A step that could not be done; the text says why, in Arabic. */
export class StepError extends Error {
  override name = 'StepError'
}

/** Waits for a control and brings it into view. @throws {StepError} if the page does not show it */
export async function waitForTarget(target: Target): Promise<HTMLElement> {
  const found = await until(() => findTarget(target), PATIENCE_MS)
  if (!found) throw new StepError(`لا تعرض الصفحة ${quoted(target.name)}.`)
  const { top, bottom } = found.getBoundingClientRect()
  if (top < 80 || bottom > innerHeight - 160) found.scrollIntoView({ block: 'center' })
  return found
}

export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms))

/** Asks again and again. Resolves to the first answer that is not empty; after this time to the last one. */
export async function until<T>(ask: () => T | Promise<T>, ms: number): Promise<T> {
  const deadline = performance.now() + ms
  for (;;) {
    const answer = await ask()
    if (answer || performance.now() >= deadline) return answer
    await pause(POLL_MS)
  }
}

export async function runDomStep(step: Step): Promise<void> {
  switch (step.act) {
    case 'click':
      return press(await waitForTarget(step.target))
    case 'type': {
      const field = await waitForTarget(step.target)
      if (!isTextField(field)) throw new StepError(`${quoted(step.target.name)} ليس حقلًا يُكتب فيه.`)
      return type(field, step.text ?? SECRETS[step.secret ?? 'password'])
    }
    case 'choose':
      return choose(await waitForTarget(step.target), step.option)
    case 'key': {
      const target = step.target && (await waitForTarget(step.target))
      return target ? void pressKey(step.key, target) : pressShortcut(step.key)
    }
    case 'drag':
      return drag(step.target, step.to)
    case 'back':
      return history.back()
  }
}

/** A key for the screen. A dialog takes the focus a moment after it is shown. */
async function pressShortcut(key: string) {
  await until(() => topDialog()?.contains(document.activeElement) !== false, READY_MS)
  const isShortcut = key.length === 1 || /^(Control|Meta|Alt)\+/.test(key)
  await until(() => pressKey(key, null), isShortcut ? READY_MS : 0)
}

function press(control: HTMLElement) {
  const { left, top, width, height } = control.getBoundingClientRect()
  const place = { clientX: left + width / 2, clientY: top + height / 2 }
  const init = { ...place, bubbles: true, cancelable: true, composed: true }
  const pointer = { ...init, pointerId: 1, pointerType: 'mouse', isPrimary: true }
  control.dispatchEvent(new PointerEvent('pointerdown', pointer))
  if (control.dispatchEvent(new MouseEvent('mousedown', init)))
    control.focus({ preventScroll: true })
  control.dispatchEvent(new PointerEvent('pointerup', pointer))
  control.dispatchEvent(new MouseEvent('mouseup', init))
  control.click()
}

function type(field: TextField, text: string) {
  field.focus({ preventScroll: true })
  enterValue(field, text)
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

function choose(select: HTMLElement, option: string) {
  const found =
    select instanceof HTMLSelectElement && [...select.options].find(({ label }) => label === option)
  if (!found) throw new StepError(`لا تعرض القائمة الخيار ${quoted(option)}.`)
  select.focus({ preventScroll: true })
  enterValue(select, found.value)
}

function pressKey(keys: string, target: HTMLElement | null): boolean {
  const parts = keys.split('+')
  const name = parts.pop() || '+'
  const key = name === 'Space' ? ' ' : name
  target?.focus({ preventScroll: true })
  const element = target ?? (document.activeElement as HTMLElement | null) ?? document.body
  const init = {
    key,
    code: /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : name,
    ctrlKey: parts.includes('Control'),
    altKey: parts.includes('Alt'),
    metaKey: parts.includes('Meta'),
    shiftKey: parts.includes('Shift'),
    bubbles: true,
    cancelable: true,
    composed: true,
  }
  const isHandled = !element.dispatchEvent(new KeyboardEvent('keydown', init))
  if (!isHandled) doDefault(element, key)
  element.dispatchEvent(new KeyboardEvent('keyup', init))
  return isHandled
}

/** What browsers do for a key that a person has pressed, and not for an event of a script. */
function doDefault(element: HTMLElement, key: string) {
  const isControl = element.matches('a[href], button, summary, [type=checkbox], [type=radio]')
  if (isControl && (key === 'Enter' || (key === ' ' && !element.matches('a'))))
    return element.click()
  if (key === 'Enter' && element instanceof HTMLInputElement) element.form?.requestSubmit()
}

/** Moves an item by keys until it is where it has to be: a list that is still loading or measuring ignores some of them. */
async function drag(target: Target, to: number) {
  const deadline = performance.now() + PATIENCE_MS
  for (;;) {
    const handle = await waitForTarget(target)
    if (!handle.matches(HANDLE)) throw new StepError('هذا العنصر لا يُنقل.')
    const way = to - positionInList(handle)
    if (way === 0) return
    if (performance.now() > deadline) throw new StepError('لا يُنقل هذا العنصر إلى هناك.')
    const isLifted = () => handle.getAttribute('aria-pressed') === 'true'
    pressKey('Space', handle)
    if (!(await until(isLifted, SORTED_MS))) continue
    for (let left = Math.abs(way); left > 0; left -= 1) {
      await pause(SORT_MS)
      const { top } = handle.getBoundingClientRect()
      pressKey(way > 0 ? 'ArrowDown' : 'ArrowUp', handle)
      await until(() => handle.getBoundingClientRect().top !== top, SORTED_MS)
    }
    await pause(SORT_MS)
    pressKey('Space', handle)
    await until(() => !isLifted() && positionInList(handle) === to, SORTED_MS)
  }
}

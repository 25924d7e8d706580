import { mockController } from '@mocks/backend/mockController'
import { writeNetwork } from '@mocks/backend/networkParams'
import { FAIL_NEXT, type Target } from '@mocks/demo/format/recording'
import { jumped } from '@mocks/demo/journal/journal'
import { isTextField, type TextField } from '@/lib/enterValue'
import {
  controlOf,
  describeTarget,
  findTarget,
  HANDLE,
  PRIVATE,
  positionInList,
  TOOLS,
} from './control'
import { addStep, EFFECT_MS, endLastStep, lastStep, seeSoon, startMemory } from './recorder'

const DROPPED_MS = 200

let isListening = false

/** Records the actions of a person on this page, not those of scripts or in the demo's tools. The panel calls it again. */
export function listen(): void {
  if (isListening) return
  isListening = true
  const on = <Type extends keyof DocumentEventMap>(
    type: Type,
    listener: (event: DocumentEventMap[Type]) => void,
  ) => document.addEventListener(type, (event) => event.isTrusted && listener(event), true)
  on('pointerdown', onTools)
  on('keydown', onTools)
  on('click', onClick)
  on('input', onInput)
  on('change', onChange)
  on('keydown', onKey)
  on('pointerdown', ({ target }) => hold(controlOf(target)))
  on('pointerup', () => setTimeout(recordDrop, DROPPED_MS))
  followHistory()
  startMemory()
  followNetwork()
  jumped.subscribe(() => addStep({ act: 'data', data: jumped.get() }))
  mockController.log.subscribe(seeSoon)
}

const onTools = ({ target }: Event) => {
  recordDrop()
  if (target instanceof Element && target.closest(TOOLS)) endLastStep()
}

function onClick({ target, detail }: MouseEvent) {
  const control = controlOf(target)
  if (!control) {
    // A click beside a dialog closes it, as the key does.
    const backdrops = '.MuiBackdrop-root, .MuiDialog-container'
    if (target instanceof Element && target.matches(backdrops))
      addStep({ act: 'key', target: null, key: 'Escape' })
    return
  }
  if (control.matches(`select, option, ${HANDLE}`) || isTextField(control)) return
  // A key has pressed it, or a key in a field has sent its form.
  const last = lastStep()
  if (detail === 0 && last?.act === 'key' && Date.now() - last.at < EFFECT_MS) return
  const isSwitch = control instanceof HTMLInputElement && control.role === 'switch'
  // The listener is before the page's, but the browser has changed the switch already.
  const isOn = isSwitch && { isOn: control.checked }
  addStep({ act: 'click', target: describeTarget(control), ...isOn })
}

/** The field of the last text, whose description is expensive. */
let typed: { field: TextField; target: Target } | null = null

function onInput({ target: field }: Event) {
  if (!isTextField(field) || field.closest(TOOLS)) return
  const text = field.matches(PRIVATE) ? null : field.value
  const secret = field.inputMode === 'numeric' ? 'code' : 'password'
  if (typed?.field !== field) typed = { field, target: describeTarget(field) }
  addStep({ act: 'type', target: typed.target, text, ...(text === null && { secret }) })
}

function onChange({ target }: Event) {
  if (!(target instanceof HTMLSelectElement) || target.closest(TOOLS)) return
  const option = target.selectedOptions[0]?.label ?? ''
  addStep({ act: 'choose', target: describeTarget(target), option })
}

const MODIFIERS = ['Control', 'Alt', 'Meta', 'Shift']
const OF_FIELDS = /^(Enter|Escape|ArrowDown|ArrowUp|(Control|Meta|Alt)\+.*)$/
const EDITING = /^(Control|Meta)\+[acvxyz]$/i
const SCROLLING = /^(PageDown|PageUp|Home|End|ArrowDown|ArrowUp|Space)$/

function onKey(event: KeyboardEvent) {
  if (MODIFIERS.includes(event.key) || event.key === 'Tab') return
  const { activeElement } = document
  if ((activeElement && isForTool(activeElement, event.key)) || event.code === 'Backquote') return
  const key = keyCombination(event)
  if (isTextField(activeElement)) {
    if (!OF_FIELDS.test(key) || EDITING.test(key)) return
    // It begins a line, which shows in the text.
    if (/Enter$/.test(key) && activeElement instanceof HTMLTextAreaElement && !event.ctrlKey) return
  } else if (activeElement instanceof HTMLSelectElement) return
  else if (SCROLLING.test(key) && (!activeElement || activeElement === document.body)) return
  const control = controlOf(activeElement)
  if (control?.matches(HANDLE) && (isLifted(control) || /^(Space|Enter)$/.test(key))) {
    // All keys of one move are one step: the list ignores some while it measures.
    if (!isLifted(control)) hold(control)
    else if (/^(Space|Enter)$/.test(key)) setTimeout(recordDrop, DROPPED_MS)
    return
  }
  addStep({ act: 'key', target: control && describeTarget(control), key })
}

/** The handle that was pressed last, by a pointer or to lift its item, and its place then. */
let held: { handle: HTMLElement; target: Target; from: number } | null = null

function hold(control: HTMLElement | null) {
  const from = control?.matches(HANDLE) && positionInList(control)
  held = control && from ? { handle: control, target: describeTarget(control), from } : null
}

const isLifted = (handle: Element) => handle.getAttribute('aria-pressed') === 'true'

/** Adds the step of a drag when the list has rendered the new order: soon, or before the next step. */
function recordDrop() {
  if (!held || isLifted(held.handle)) return
  const { handle, target, from } = held
  held = null
  const shown = handle.isConnected ? handle : findTarget(target)
  const to = shown ? positionInList(shown) : from
  if (to !== from) addStep({ act: 'drag', target, to })
}

/** Whether a key is for the demo's tools. The closed panel's handle only has the focus that the panel had: other keys are for the page. */
function isForTool(focused: Element, key: string): boolean {
  const tool = focused.closest(TOOLS)
  const isHandle = !tool?.querySelector('[role=dialog]')
  return tool !== null && (!isHandle || ['Enter', ' '].includes(key))
}

/** Shift is part of a letter. */
function keyCombination(event: KeyboardEvent): string {
  const key = event.key === ' ' ? 'Space' : event.key
  const isPart = (name: string) => name !== 'Shift' || event.key.length > 1
  const held = MODIFIERS.filter((name) => event.getModifierState(name) && isPart(name))
  return [...held, key].join('+')
}

/** The browser's own Back and Forward. A page that goes back by itself, as a dialog does when it closes, is no step. */
function followHistory() {
  // Safari before 26.2 and Firefox before 147 have none.
  const navigation = window.navigation as Navigation | undefined
  navigation?.addEventListener('navigate', ({ navigationType, userInitiated, destination }) => {
    const isBack = destination.index < (navigation.currentEntry?.index ?? 0)
    if (navigationType === 'traverse' && userInitiated && isBack) addStep({ act: 'back' })
  })
}

function followNetwork() {
  const { overrides } = mockController
  let before = overrides.get()
  overrides.subscribe(() => {
    const now = overrides.get()
    const network = writeNetwork(now)
    if (network !== writeNetwork(before)) addStep({ act: 'network', network })
    else if (now.failNext && !before.failNext) addStep({ act: 'network', network: FAIL_NEXT })
    before = now
  })
}

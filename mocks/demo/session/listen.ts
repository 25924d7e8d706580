import { mockController } from '@mocks/backend/mockController'
import { writeNetwork } from '@mocks/backend/networkParams'
import { FAIL_NEXT, type Target } from '@mocks/demo/format/recording'
import { onJump } from '@mocks/demo/journal/journal'
import { isTextField, type TextField } from '@/lib/enterValue'
import { isEqual } from '@/lib/isEqual'
import { controlOf, describeTarget, HANDLE, hereAddress, isPrivate, TOOLS } from './control'
import { grab, isDropped, isSorting, recordDrop, release } from './drags'
import {
  addStep,
  beginTake,
  changeLastStep,
  endLastStep,
  followCalls,
  lastStep,
  resumeMemory,
  storeMemory,
} from './recorder'

const EFFECT_MS = 1000

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
  on('pointerdown', grab)
  on('pointerup', release)
  followHistory()
  addEventListener('pagehide', storeMemory)
  const age = resumeMemory()
  followScreens()
  followNetwork()
  onJump((data) => addStep({ act: 'data', data }))
  if (age !== null && age > EFFECT_MS) addStep({ act: 'open', address: hereAddress() })
  followCalls()
}

const onTools = ({ target }: Event) => {
  recordDrop()
  if (target instanceof Element && target.closest(TOOLS)) endLastStep()
}

const isEffect = () => (lastStep()?.age ?? Number.POSITIVE_INFINITY) < EFFECT_MS

function onClick(event: MouseEvent) {
  const control = controlOf(event.target)
  if (!control) return onClickOutside(event)
  if (control.matches('select, option') || isTextField(control)) return
  // A key has pressed it, or a key in a field has sent its form.
  if (event.detail === 0 && lastStep()?.step.act === 'key' && isEffect()) return
  if (isDropped(control)) return
  const isSwitch = control instanceof HTMLInputElement && control.role === 'switch'
  // The listener is before the page's, but the browser has changed the switch already.
  const isOn = isSwitch ? { isOn: control.checked } : {}
  addStep({ act: 'click', target: describeTarget(control), ...isOn })
}

/** A click beside a dialog closes it, as the key does. */
function onClickOutside({ target }: MouseEvent) {
  const isBackdrop =
    target instanceof Element &&
    !target.closest(TOOLS) &&
    target.matches('.MuiBackdrop-root, .MuiDialog-container')
  if (isBackdrop) addStep({ act: 'key', target: null, key: 'Escape' })
}

/** The field of the last text, whose description is expensive. */
let typed: { field: TextField; target: Target } | null = null

function onInput({ target: field }: Event) {
  if (!isTextField(field) || field.closest(TOOLS)) return
  const text = isPrivate(field) ? null : field.value
  const secret = field.inputMode === 'numeric' ? 'code' : 'password'
  const isSame = typed?.field === field
  if (isSame && changeLastStep('type', (step) => (step.text = text))) return
  typed = { field, target: isSame && typed ? typed.target : describeTarget(field) }
  addStep({ act: 'type', target: typed.target, text, ...(text === null && { secret }) })
}

function onChange({ target }: Event) {
  if (!(target instanceof HTMLSelectElement) || target.closest(TOOLS)) return
  const option = target.selectedOptions[0]?.label ?? ''
  const described = describeTarget(target)
  const last = lastStep()?.step
  if (last?.act === 'choose' && isEqual(last.target, described))
    changeLastStep('choose', (step) => (step.option = option))
  else addStep({ act: 'choose', target: described, option })
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
  if (control?.matches(HANDLE) && isSorting(control, key)) return
  addStep({ act: 'key', target: control && describeTarget(control), key })
}

/** Whether a key is for the demo's tools. The closed panel's handle only has the focus that the panel had: other keys are for the page. */
function isForTool(focused: Element, key: string): boolean {
  const tool = focused.closest(TOOLS)
  const isHandle = !tool?.querySelector('[role=dialog]')
  return tool !== null && (!isHandle || ['Enter', ' '].includes(key))
}

const keyCombination = ({ key, ctrlKey, altKey, metaKey, shiftKey }: KeyboardEvent): string =>
  [
    ctrlKey && 'Control',
    altKey && 'Alt',
    metaKey && 'Meta',
    shiftKey && key.length > 1 && 'Shift',
    key === ' ' ? 'Space' : key,
  ]
    .filter(Boolean)
    .join('+')

type Navigation = EventTarget & { currentEntry: { index: number } | null }
type NavigateEvent = Event & {
  navigationType: string
  userInitiated: boolean
  destination: { index: number }
}

/** The browser's own Back and Forward. A page that goes back by itself, as a dialog does when it closes, is no step. */
function followHistory() {
  const navigation = (window as { navigation?: Navigation }).navigation
  navigation?.addEventListener('navigate', (event) => {
    const { navigationType, userInitiated, destination } = event as NavigateEvent
    if (navigationType !== 'traverse' || !userInitiated) return
    if (destination.index < (navigation.currentEntry?.index ?? 0)) addStep({ act: 'back' })
  })
}

/** A take of the memory begins with each screen, whose title the router changes. */
function followScreens() {
  let shown = location.pathname
  beginTake()
  new MutationObserver(() => {
    if (location.pathname !== shown) beginTake()
    shown = location.pathname
  }).observe(document.head, { subtree: true, childList: true, characterData: true })
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

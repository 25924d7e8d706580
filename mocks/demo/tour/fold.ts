import { seeNow } from '@mocks/demo/recorder/see'
import { findTarget, nameOf, roleOf } from '@mocks/demo/recorder/target'
import { computeAccessibleName } from 'dom-accessibility-api'
import { findControl, pause, press, pressKey } from './act'
import { allOpeners, closedOpeners, isEntry, isOpened, openMenu } from './menus'
import { namedTarget } from './namedTarget'
import type { Step, Target, Tour } from './recording'

/*
 * What one width shows, another one folds into a menu: the entries of the admin menu are in a drawer on phones, and
 * the countries in a menu of the header on desks. A replay at another width opens that menu, as a visitor would.
 */

/** A step's control may be a moment late. */
const LATE_MS = 1500
/** A menu loads its code when it first opens. */
const OPEN_MS = 2000
const SHOWN_MS = 300
const POLL_MS = 50

/** What the player says before it opens a menu that the recording did not need. */
export const captionOfDetour = (opener: Element): string =>
  `الخطوة التالية داخل قائمة مطوية على هذا العرض، فاضغط ${namedTarget({ role: 'button', name: nameOf(opener) })}`

/** Whether a step is not needed at this width: it opens a menu whose entries the page shows anyway, or closes that menu. */
export function isNeedless({ steps, start }: Tour, at: number): boolean {
  const step = steps[at]
  if (start.width === innerWidth || step?.act !== 'click' || findTarget(step.target)) return false
  const { role, name } = step.target
  const isHidden = (opener: Element) =>
    !opener.checkVisibility() &&
    roleOf(opener) === role &&
    computeAccessibleName(opener, { hidden: true }) === name
  return closesNothing(step, steps[at - 1]) || allOpeners().some(isHidden)
}

/** Whether a step has only closed a dialog, and there is none here. */
const closesNothing = ({ seen }: Step, before: Step | undefined) =>
  typeof before?.seen?.dialog === 'string' &&
  seen?.dialog === null &&
  seen.address === before.seen.address &&
  seeNow().dialog === null

/**
 * Opens the menu that has the control of a step, if the page does not show that control. `show` presents a button
 * before it is pressed, and returns false when the player has stopped meanwhile.
 */
export async function unfold(
  { start }: Tour,
  step: Step,
  show: (opener: Element) => Promise<boolean>,
): Promise<void> {
  if (start.width === innerWidth || step.act !== 'click' || !isEntry(step.target)) return
  if (await isThere(step.target, LATE_MS)) return
  await openUntil(step.target, show, new Set())
}

/** Opens one menu after the other until one has the control; a menu may have a folded part of its own. */
async function openUntil(
  target: Target,
  show: (opener: Element) => Promise<boolean>,
  tried: Set<Element>,
): Promise<boolean> {
  for (;;) {
    const untried = closedOpeners().filter((one) => !tried.has(one))
    const opener = untried.find((one) => mentions(one, target)) ?? untried[0]
    if (!opener) return false
    tried.add(opener)
    if (!(await show(opener))) return true
    press(opener)
    const hasMenu = opener.hasAttribute('aria-haspopup')
    await until(() => isOpened(opener) && (!hasMenu || openMenu() !== undefined), OPEN_MS)
    if (await isThere(target, SHOWN_MS)) return true
    if (await openUntil(target, show, tried)) return true
    if (hasMenu) pressKey('Escape', null)
    else press(opener)
    await until(() => !isOpened(opener) && (!hasMenu || openMenu() === undefined), OPEN_MS)
  }
}

/** Whether what a button unfolds is part of the page already, and has the target. */
function mentions(opener: Element, { name }: Target): boolean {
  const id = opener.getAttribute('aria-controls')
  return id !== null && document.getElementById(id)?.textContent.includes(name) === true
}

const isThere = (target: Target, patience: number) =>
  until(() => findControl(target) !== null, patience)

/** Waits until something is so, at most so many ms. Resolves to whether it is. */
async function until(isSo: () => boolean, patience: number): Promise<boolean> {
  const deadline = performance.now() + patience
  while (!isSo()) {
    if (performance.now() > deadline) return false
    await pause(POLL_MS)
  }
  return true
}

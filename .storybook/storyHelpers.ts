import { expect, screen, waitFor } from 'storybook/test'

/** What the play functions of many stories wait for. Helpers of one part are in `Part.storyHelpers.ts` beside it. */

/** A timeout for screens and lazily loaded panels on a slow machine. */
export const patient = { timeout: 15_000 }

/** Waits until the check passes. */
export const eventually = (check: () => unknown) => waitFor(check, patient)

/** Waits for a dialog and its content, which follows its frame. */
export const openedDialog = (name?: string | RegExp) =>
  screen.findByRole('dialog', { ...(name !== undefined && { name }), busy: false }, patient)

/** For stories with a `route`: waits until the screen is rendered, also below a dialog. Can be used as a play function. */
export const arrived = async () => {
  await eventually(() => expect(document.querySelector('#main h1')).toBeVisible())
}

/** Waits until a panel is removed from the document, i.e. until its closing animation has ended. */
export const isGone = (role: 'menu' | 'dialog' | 'alertdialog') =>
  eventually(() => expect(document.querySelector(`[role="${role}"]`)).toBeNull())

/** Waits until no animation is running. A panel has its final colours only after it has faded in. */
export const settled = () =>
  eventually(() => expect(document.getAnimations().filter(isMoving)).toEqual([]))

/** One that follows the scroll position never ends. */
const isMoving = ({ playState, timeline }: Animation) =>
  playState === 'running' && timeline === document.timeline

/** Waits until the only alert has exactly this text. */
export const isAlerted = (text: string) =>
  eventually(() => expect(screen.getByRole('alert').textContent).toBe(text))

/** The page does not scroll sideways. */
export const fitsTheWidth = () => {
  const { scrollWidth, clientWidth } = document.documentElement
  return expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
}

/** The page does not scroll sideways, and no part or card cuts off its content. */
export async function fitsTheCards() {
  await fitsTheWidth()
  for (const part of document.querySelectorAll('main section, .MuiCard-root'))
    await expect(part.scrollWidth).toBe(part.clientWidth)
}

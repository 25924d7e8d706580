import { expect, screen, waitFor } from 'storybook/test'

/** A timeout for screens and lazily loaded panels on a slow machine. */
export const patient = { timeout: 15_000 }

/** For stories with a `route`: waits for the screen's heading. */
export const pageHeading = () => screen.findByRole('heading', { level: 1 }, patient)

/**
 * For stories with a `route`: waits until the screen is rendered. Can be used as a play function.
 */
export const arrived = async () => {
  await pageHeading()
}

/**
 * For stories: waits until the page with this heading is rendered and the heading has the focus.
 */
export const isAt = (heading: string) =>
  waitFor(() => {
    const h1 = screen.getByRole('heading', { level: 1, name: heading })
    return expect(h1).toHaveFocus()
  }, patient)

/**
 * For stories: waits until a panel is removed from the document, i.e. until its closing animation
 * has ended.
 */
export const isGone = (role: 'menu' | 'dialog') =>
  waitFor(() => expect(document.querySelector(`[role="${role}"]`)).toBeNull(), patient)

/**
 * For stories: waits until no animation is running. A panel has its final colours only after it has
 * faded in.
 */
export const settled = () =>
  waitFor(() => {
    const moving = document.getAnimations().filter(({ playState }) => playState === 'running')
    return expect(moving).toEqual([])
  }, patient)

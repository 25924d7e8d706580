import { expect, screen, waitFor } from 'storybook/test'

/** A screen, and a panel fetched when it is first opened, may take their time on a busy machine. */
export const patient = { timeout: 15_000 }

/** For stories with a `route`: the screen's heading, once it has come. */
export const pageHeading = () => screen.findByRole('heading', { level: 1 }, patient)

/** For stories with a `route`: until the screen has come. Serves as a play function by itself. */
export const arrived = async () => {
  await pageHeading()
}

/** For stories: until the page of this heading has come and its heading has the focus. */
export const isAt = (heading: string) =>
  waitFor(() => {
    const h1 = screen.getByRole('heading', { level: 1, name: heading })
    return expect(h1).toHaveFocus()
  }, patient)

/** For stories: until a panel is out of the document, not only out of sight on its way there. */
export const isGone = (role: 'menu' | 'dialog') =>
  waitFor(() => expect(document.querySelector(`[role="${role}"]`)).toBeNull(), patient)

/** For stories: until nothing moves. A panel's colours are only what they are when it has come in whole. */
export const settled = () =>
  waitFor(() => {
    const moving = document.getAnimations().filter(({ playState }) => playState === 'running')
    return expect(moving).toEqual([])
  }, patient)

import { expect, waitFor } from 'storybook/test'

/** A story of a screen at 768 px, without horizontal scrolling: `export const Tablet = meta.story(tablet)`. */
export const tablet = {
  globals: { viewport: { value: 'tablet' } },
  play: async () => {
    await waitFor(() => expect(document.querySelector('#main h1')).toBeVisible())
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

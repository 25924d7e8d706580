import { expect, waitFor } from 'storybook/test'

/** A screen at 768 px, where it must fit without a sideways scroll: `export const Tablet = meta.story(tablet)`. */
export const tablet = {
  globals: { viewport: { value: 'tablet' } },
  play: async () => {
    await waitFor(() => expect(document.querySelector('#main h1')).toBeVisible())
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

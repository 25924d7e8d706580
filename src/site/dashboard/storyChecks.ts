import { expect } from 'storybook/test'

/** For stories: the page does not scroll horizontally, and no card clips its content. */
export async function noSidewaysScroll() {
  for (const box of [document.documentElement, ...document.querySelectorAll('.MuiCard-root')])
    await expect(box.scrollWidth).toBe(box.clientWidth)
}

import { expect, type Page } from 'playwright/test'

/** Checks that texts are only text: no script runs, no link has another protocol, nothing is wider than its box. */
export async function expectHarmless(page: Page): Promise<void> {
  const found = await page.evaluate(() => ({
    isHacked: 'hacked' in window,
    // The content policy stops them from running, but they show that a text became markup.
    elements: [...document.querySelectorAll('body :is([onerror], [onload])')].map(
      ({ outerHTML }) => outerHTML,
    ),
    links: [...document.querySelectorAll('a')]
      .map((link) => link.protocol)
      .filter((protocol) => !/^(https?|mailto|tel):$/.test(protocol)),
    sideways: [document.documentElement, ...document.querySelectorAll('.MuiDialog-paper, main')]
      .filter((box) => box.scrollWidth > box.clientWidth)
      .map((box) => `${box.tagName}.${box.className} ${box.scrollWidth} > ${box.clientWidth}`),
  }))
  expect(found).toEqual({ isHacked: false, elements: [], links: [], sideways: [] })
}

/** Returns the texts that are cut with an ellipsis inside the one element that matches the selector. */
export const cutTexts = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluate((box) =>
    [...box.querySelectorAll('*')]
      .filter((element) => {
        const { textOverflow, overflow, webkitLineClamp } = getComputedStyle(element)
        const isLine = textOverflow === 'ellipsis' && overflow === 'hidden'
        return (
          (isLine && element.scrollWidth > element.clientWidth + 1) ||
          (webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + 2)
        )
      })
      .map((element) => element.textContent?.slice(0, 60) ?? ''),
  )

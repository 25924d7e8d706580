import { expect, type Page } from 'playwright/test'

/** Whatever was typed or came is shown as text: nothing runs, no link leads elsewhere, nothing is wider than the screen. */
export async function expectHarmless(page: Page): Promise<void> {
  const found = await page.evaluate(() => ({
    isHacked: 'hacked' in window,
    // The page's policy lets none of them run; but what was typed has become more than text.
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

/** What is cut with dots, inside the one element that this selector names. */
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

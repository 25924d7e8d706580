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

/** Texts that people, programs and attackers enter into fields. */
export const texts: Readonly<Record<string, string>> = {
  '10,000 letters without a space': 'ب'.repeat(10_000),
  'only spaces': '     \u00a0\u2003   ',
  'HTML and script': `<script>window.hacked=1</script><img src=x onerror="window.hacked=1"><svg onload=window.hacked=1>`,
  'a javascript: link': 'javascript:window.hacked=1',
  'a data: link': 'data:text/html,<script>window.hacked=1</script>',
  'right-to-left and zero-width controls':
    '\u202eمقلوب\u202c \u2067داخل\u200b\u200d\u2069 \ufeff\u200f\u200eوبعد',
  'combining marks': `ه${'\u0651\u064e\u0650\u0670'.repeat(40)} z${'\u0300\u0316'.repeat(60)}`,
  'emoji of several code points': '👩🏽‍🚀👨‍👩‍👧‍👦🇵🇸🏳️‍🌈❤️‍🔥'.repeat(30),
  'Latin inside Arabic': 'قال (John O’Neil) إن iPhone-17/Pro_Max v2.0 «أفضل»، ثم ABC123 !',
}

import { expect, test } from './page'

const SCREENS = ['', 'countries/egypt', 'contact', 'admin/categories', 'admin/analytics']
const WIDTHS = [360, 1280]

for (const path of SCREENS) {
  for (const width of WIDTHS) {
    test(`/${path} at ${width} px in text twice as large: nothing sideways, cut or broken (look.md, WCAG 1.4.4)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // A section far below takes its real size only when the reader comes near.
      await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
      await page.evaluate(async () => {
        document.documentElement.style.fontSize = '200%'
        await document.fonts.ready
      })
      expect(await page.evaluate(faults)).toEqual({
        sideways: 0,
        overlaps: [],
        outOfTheirBox: [],
        brokenWords: [],
      })
    })
  }
}

/**
 * Runs in the page: how far it scrolls sideways, which controls of main lie on others or do not
 * hold their words, which words of headings and figures go on in the next line.
 */
function faults() {
  const { scrollWidth, clientWidth } = document.documentElement
  const nameOf = (control: Element) =>
    (control.getAttribute('aria-label') ?? control.textContent).trim().slice(0, 40)
  const controls = [...document.querySelectorAll('main a, main button')].map((control) => ({
    control,
    // What is there for screen readers alone is a pixel large.
    boxes: [...control.getClientRects()].filter((box) => box.width > 2 && box.height > 2),
  }))
  const lieOver = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
  const overlaps = controls.flatMap((one, index) =>
    controls
      .slice(index + 1)
      .filter(
        (other) =>
          !one.control.contains(other.control) &&
          one.boxes.some((a) => other.boxes.some((b) => lieOver(a, b))),
      )
      .map((other) => `${nameOf(one.control)} × ${nameOf(other.control)}`),
  )
  const outOfTheirBox = controls
    .filter(({ control }) => control.clientWidth > 0 && control.scrollWidth > control.clientWidth)
    .map(({ control }) => nameOf(control))
  const lines = document.createRange()
  const brokenWords = [...document.querySelectorAll('main :is(h1, h2, h3, dd)')].flatMap((host) => {
    const texts = document.createTreeWalker(host, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      for (const { index, 0: word } of text.data.matchAll(/[\p{L}\p{N}.,%]+/gu)) {
        lines.setStart(text, index)
        lines.setEnd(text, index + word.length)
        if (new Set([...lines.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word)
      }
    }
    return broken
  })
  return { sideways: Math.max(0, scrollWidth - clientWidth), overlaps, outOfTheirBox, brokenWords }
}

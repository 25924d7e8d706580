import type { Page } from 'playwright/test'
import { screens } from '@/screens'
import { expect, takenOver, test } from './page'

const WIDTHS = [360, 1280]
/** Root font sizes, in per cent. */
const STEPS = [125, 150, 175, 200]
/** As many tests, of like length, so that the workers share them. */
const GROUPS = 4

/** Every screen, and what is behind the tabs of those that have some. */
const paths = [
  ...screens.map(({ path }) => path),
  ...['notifications', 'privacy', 'preferences', 'display'].map((tab) => `/settings?tab=${tab}`),
  ...['revenue', 'content', 'engagement', 'traffic', 'sponsors'].map(
    (tab) => `/admin/analytics?tab=${tab}`,
  ),
  ...['paused', 'campaigns', 'analytics'].map((tab) => `/admin/ads?tab=${tab}`),
]

for (let group = 0; group < GROUPS; group += 1)
  test(`every screen, ${group + 1} of ${GROUPS}: on paper its words without controls; in text up to twice as large nothing sideways, cut or broken (look.md, WCAG 1.4.4); no control under the demo’s handle`, async ({
    page,
    consoleLines,
  }) => {
    const found: Record<string, string[]> = {}
    for (const path of paths.filter((_, index) => index % GROUPS === group)) {
      await page.goto(path.slice(1))
      await takenOver(page)
      const onPaper = await faultsOnPaper(page, path)
      if (onPaper.length > 0) found[`${path} on paper`] = onPaper
      // Sections that nobody has scrolled to are measured too.
      await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
      await page.evaluate(() => document.fonts.ready)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        await handleIsOutOfTheWay(page, `${path} at ${width} px`)
        for (const step of STEPS) {
          const faults = await page.evaluate(faultsAt, step)
          if (faults.length > 0) found[`${path} at ${width} px, ${step} %`] = faults
        }
      }
    }
    expect(found).toEqual({})
    // What the sample pages say in the console is no part of this.
    consoleLines.length = 0
  })

/** What is printed that can only be operated, or is not printed though it is what the page is about. */
async function faultsOnPaper(page: Page, path: string): Promise<string[]> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const words = async () => (await page.locator('main').innerText()).length
  await expect.poll(words, `${path} is there`).toBeGreaterThan(40)
  const faults = await page.evaluate(() => {
    const isPrinted = (part: Element) => part.checkVisibility() && part.getClientRects().length > 0
    const controls = [
      ...document.querySelectorAll(
        'button, [role=button], [role=tab], [role=menuitem], [role=switch][aria-label], [type=checkbox]:not([role=switch]), [type=radio], [type=search], nav, header:not(main *), footer:not(main *), aside:not(main *)',
      ),
    ]
      // A button that is a heading, or a column's name, is printed as its words.
      .filter((control) => !control.matches(':is(h1, h2, h3, h4, th) > *') && isPrinted(control))
      .map((control) => `printed: ${control.outerHTML.slice(0, 80)}`)
    const main = document.querySelector('main')
    const heading = document.querySelector('h1')
    const ink = main ? getComputedStyle(main).color : ''
    return [
      ...controls,
      ...(heading && isPrinted(heading) ? [] : ['no heading']),
      ...(ink === 'rgb(28, 25, 23)' ? [] : [`ink of ${ink}`]),
    ]
  })
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
  return faults
}

/** At the page's start, in its middle and at its end, in text of the usual size. */
async function handleIsOutOfTheWay(page: Page, where: string) {
  await expect(page.locator('[data-demo-panel] button')).toBeVisible()
  for (const share of [0, 0.5, 1]) {
    await page.evaluate((to) => {
      const root = document.documentElement
      root.style.fontSize = ''
      scrollTo(0, (root.scrollHeight - innerHeight) * to)
    }, share)
    const found = () => page.evaluate(underHandle)
    await expect
      .poll(found, `${where}, scrolled to ${share}`)
      .toEqual({ covered: [], isLonger: false })
  }
}

/** Runs in the page: the controls that the demo's handle covers, and whether the page is longer than the app. */
function underHandle() {
  const handle = document.querySelector('[data-demo-panel] button')
  const app = document.getElementById('root')
  if (!handle || !app) throw new Error('There is no handle, or no app')
  const tab = handle.getBoundingClientRect()
  const covered = [
    ...document.querySelectorAll('#root :is(a, button, input, select, textarea, summary)'),
  ]
    .filter((control) =>
      [...control.getClientRects()].some((box) => {
        const [left, right] = [Math.max(box.left, tab.left), Math.min(box.right, tab.right)]
        const [top, bottom] = [Math.max(box.top, tab.top), Math.min(box.bottom, tab.bottom)]
        if (left >= right || top >= bottom) return false
        const under = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2)
        const upmost = under.find((element) => !handle.contains(element))
        return upmost !== undefined && control.contains(upmost)
      }),
    )
    .map((control) => control.getAttribute('aria-label') ?? control.textContent)
  const end = Math.max(innerHeight, app.getBoundingClientRect().bottom + scrollY)
  // But for what is rounded.
  return { covered, isLonger: document.documentElement.scrollHeight - end > 2 }
}

/**
 * Runs in the page: how far it scrolls sideways, which controls lie on others or do not hold their words,
 * which words go on in the next line, in text of this size.
 */
async function faultsAt(step: number): Promise<string[]> {
  const root = document.documentElement
  root.style.fontSize = `${step}%`
  // Media queries and observers answer the new size.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const nameOf = (control: Element) =>
    (control.getAttribute('aria-label') ?? control.textContent).trim().slice(0, 40)
  // All but the demo's handle, which is no part of the product.
  const controls = [
    ...document.querySelectorAll(
      '#root :is(a, button:not([aria-keyshortcuts="Control+`"]), input, select, textarea)',
    ),
  ]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .map((control) => ({
      control,
      // What is there for screen readers alone is a pixel large.
      boxes: [...control.getClientRects()].filter((box) => box.width > 2 && box.height > 2),
    }))
  const lieOver = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
  // A bar that stays in sight lies over what scrolls under it.
  const bars = [...document.querySelectorAll('#root *')].filter(
    (part) => getComputedStyle(part).position === 'sticky',
  )
  const barOf = (control: Element) => bars.find((bar) => bar.contains(control))
  const overlaps = controls.flatMap((one, index) =>
    controls
      .slice(index + 1)
      .filter(
        (other) =>
          !one.control.contains(other.control) &&
          one.boxes.some((a) => other.boxes.some((b) => lieOver(a, b))) &&
          barOf(one.control) === barOf(other.control),
      )
      .map((other) => `${nameOf(one.control)} × ${nameOf(other.control)}`),
  )
  const tooSmall = controls
    .filter(
      ({ control }) =>
        control.matches('a, button') &&
        control.clientWidth > 2 &&
        control.scrollWidth > control.clientWidth,
    )
    .map(({ control }) => `does not hold its words: ${nameOf(control)}`)
  const lines = document.createRange()
  const countLines = () => new Set([...lines.getClientRects()].map(({ top }) => top)).size
  const texts = document.createTreeWalker(root.querySelector('#root') ?? root, NodeFilter.SHOW_TEXT)
  const isUnseen = (text: Text) => {
    for (let at = text.parentElement; at; at = at.parentElement)
      if (getComputedStyle(at).clipPath !== 'none') return true
    return false
  }
  const broken: string[] = []
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    lines.selectNodeContents(text)
    if (countLines() < 2 || isUnseen(text)) continue
    for (const { index, 0: word } of text.data.matchAll(/\S+/g)) {
      // An address may break; so may what a visitor has typed.
      if (/[@/_]/.test(word)) continue
      lines.setStart(text, index)
      lines.setEnd(text, index + word.length)
      if (countLines() > 1) broken.push(`broken: ${word}`)
    }
  }
  const sideways = root.scrollWidth - root.clientWidth
  return [
    ...(sideways > 0 ? [`${sideways} px sideways`] : []),
    ...new Set([...overlaps, ...tooSmall, ...broken]),
  ]
}

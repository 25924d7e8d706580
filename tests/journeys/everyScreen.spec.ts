import type { Page } from 'playwright/test'
import { screens } from '@/content/screens'
import { publicPaths } from '@/publicPaths'
import { ADDRESSES } from '../addresses'
import { isAll } from '../sites'
import { expect, test, waitForHydration } from './page'
import { smallTargets } from './touchTargets'

const WIDTHS = [360, 1280]
/** Root font sizes, in percent. */
const STEPS = [125, 150, 175, 200]
/** The number of tests: the workers share them. */
const GROUPS = isAll ? 8 : 1

const TABS = {
  settings: ['notifications', 'privacy', 'preferences', 'display'],
  'admin/analytics': ['revenue', 'content', 'engagement', 'traffic', 'sponsors'],
  'admin/ads': ['paused', 'campaigns', 'analytics'],
}
const tabs = Object.entries(TABS).flatMap(([screen, names]) =>
  names.map((name) => `${screen}?tab=${name}`),
)

/** The screens, and their tabs: these are printed, and read in large text. */
const rendered = new Set([...screens.map(({ path }) => path.slice(1)), ...tabs])
const all = new Map<string, string | RegExp>([
  ...[...rendered].map((path) => [path, /./] as const),
  ...Object.entries(ADDRESSES),
])
/** What only a browser resolves, and pages that no core journey opens: `tests/pages.test.tsx` reads the headings in Node. */
const SAMPLES = ['', 'country/%E0%A4%A', 'no/such/page', 'admin']
const addresses = [...all].filter(([path]) => isAll || SAMPLES.includes(path))

for (let group = 0; group < GROUPS; group += 1)
  test(`every URL, ${group + 1} of ${GROUPS}: its page with one h1 and a title, an empty console (§2); hydration replaces no HTML of the build${isAll ? '; print has the text and no controls; text up to 200 % causes no sideways scroll, no cut text, no broken words («Visual language», WCAG 1.4.4); every control of the back office answers a finger within 44 px' : ''}`, {
    tag: '@core',
  }, async ({ page, consoleLines }) => {
    await page.addInitScript(noteFirstHeading)
    const found: Record<string, unknown[]> = {}
    const note = (where: string, faults: unknown[]) => {
      if (faults.length > 0) found[where] = faults
    }
    const own = addresses.filter((_, index) => index % GROUPS === group)
    for (const [path, heading] of own) {
      await page.setViewportSize({ width: 320, height: 700 })
      await page.goto(path)
      await waitForHydration(page)
      const h1 = page.getByRole('heading', { level: 1 })
      await expect.soft(h1, path).toHaveCount(1)
      await expect.soft(h1, path).toHaveText(heading)
      await expect.soft(page, path).toHaveTitle(/ · مدار$/)
      note(path, await page.evaluate(faultsOfPage, publicPaths.includes(`/${path}`)))
      note(`${path}, console`, consoleLines.splice(0))
      // Paper and large text take a second of a page each.
      if (!rendered.has(path) || !isAll) continue
      await page.setViewportSize({ width: 1280, height: 720 })
      note(`${path} on paper`, await faultsOnPaper(page, path))
      // Also measures sections with `content-visibility` that were never scrolled into view.
      await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
      await page.evaluate(() => document.fonts.ready)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
        if (width < 768 && path.startsWith('admin'))
          note(`${path} by touch`, await smallTargets(page))
        for (const step of STEPS)
          note(`${path} at ${width} px, ${step} %`, await page.evaluate(faultsAt, step))
      }
      // Printing and measuring may log; what counts was read before.
      consoleLines.length = 0
    }
    expect(found).toEqual({})
  })

/** Runs in the page before its scripts: notes the heading of the HTML that the build made. */
function noteFirstHeading() {
  addEventListener('DOMContentLoaded', () => {
    const heading = document.querySelector('h1')
    if (heading) Object.assign(window, { firstHeading: heading })
  })
}

/** Runs in the page: whether it scrolls sideways, and whether hydration has replaced the HTML that the build made for it. */
function faultsOfPage(isPrerendered: boolean): string[] {
  const { firstHeading } = window as { firstHeading?: Element }
  const { scrollWidth, clientWidth } = document.documentElement
  const isReplaced = isPrerendered && firstHeading !== document.querySelector('h1')
  const descriptions = document.querySelectorAll('meta[name="description"]').length
  return [
    ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px sideways`] : []),
    ...(isReplaced ? ['the h1 is not that of the HTML'] : []),
    ...(descriptions > 1 ? [`${descriptions} descriptions`] : []),
  ]
}

/** What is printed although it is only useful on a screen, or not printed although it is the content of the page. */
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
      // A button inside a heading or a column header is printed as its text.
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

/**
 * Runs in the page at this text size in percent: how far it scrolls horizontally, which controls
 * clip their text, and which words break across lines.
 */
async function faultsAt(step: number): Promise<string[]> {
  const root = document.documentElement
  root.style.fontSize = `${step}%`
  // Waits for media queries and observers to react to the new size.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const nameOf = (control: Element) =>
    (control.getAttribute('aria-label') ?? control.textContent).trim().slice(0, 40)
  // Those for screen readers only are one pixel large.
  const tooSmall = [...document.querySelectorAll('#root :is(a, button)')]
    .filter(
      (control) =>
        control.checkVisibility({ visibilityProperty: true }) &&
        control.clientWidth > 2 &&
        control.scrollWidth > control.clientWidth,
    )
    .map((control) => `does not hold its words: ${nameOf(control)}`)
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
      // Addresses may break, and so may text that a visitor has typed.
      if (/[@/_]|[a-z]\.[a-z]/i.test(word)) continue
      lines.setStart(text, index)
      lines.setEnd(text, index + word.length)
      if (countLines() > 1) broken.push(`broken: ${word}`)
    }
  }
  const sideways = root.scrollWidth - root.clientWidth
  return [
    ...(sideways > 0 ? [`${sideways} px sideways`] : []),
    ...new Set([...tooSmall, ...broken]),
  ]
}

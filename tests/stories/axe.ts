import type { AxeResults, ElementContext, RunOptions, Spec } from 'axe-core'
import type { Page } from 'playwright/test'

declare global {
  interface Window {
    axe: {
      configure: (spec: Spec) => void
      run: (context: ElementContext, options: RunOptions) => Promise<AxeResults>
    }
    /** the looks of elements in which axe found nothing, on this page */
    axePassed?: { looks: Set<string>; words: Map<string, string> }
  }
}

/**
 * Returns what axe finds wrong with the rendered story: all rules in its colour scheme, and the colour rules in the
 * other scheme as well. Both schemes are CSS variables under a class of the root element, so nothing renders again.
 * Of the elements that look the same (same classes, styles and states, under the same ancestors, in the same window
 * size), also in earlier stories of this page, the colour rules check one: they took two thirds of axe's time (26
 * November 2026).
 */
export const checkAccessibility = (page: Page): Promise<string[]> => page.evaluate(runAxe)

/** Runs in the page. */
async function runAxe(): Promise<string[]> {
  /** the colour rules, with what they select among the elements that have the attribute */
  const COLOUR_RULES = { 'color-contrast': '*', 'link-in-text-block': 'a[href]' }
  const CHECKED = 'data-check-colours'
  // Ids of rows and cards, and addresses of pictures, are no look.
  const LOOK =
    /^(class|style|type|disabled|data-(?!row$|card$|picture$).*|aria-(selected|pressed|current|checked|expanded|disabled|invalid))$/

  // A menu or a dialog that is closing is hidden from screen readers already, with its buttons. One behind another is
  // hidden too, so this ends.
  const closing = '.MuiModal-root[aria-hidden=true]:not(.MuiModal-hidden)'
  for (let frames = 0; frames < 30 && document.querySelector(closing); frames++)
    await new Promise(requestAnimationFrame)

  const { classList } = document.documentElement
  window.axePassed ??= { looks: new Set(), words: new Map() }
  const { looks: passed, words } = window.axePassed
  const found: string[] = []
  /** the first element of each look that was not checked before */
  const looks = new Map<string, Element>()

  // `isIconLigature` of axe-core 4.14 compares text widths, takes joined Arabic letters for an icon font and skips
  // their contrast. It does not when every letter has the same width. Delete this when axe no longer does that: the
  // test «axe measures the contrast of Arabic» in stories.spec.ts then passes without it.
  const { measureText } = CanvasRenderingContext2D.prototype
  CanvasRenderingContext2D.prototype.measureText = function (text) {
    const measured = measureText.call(this, text)
    if (this.canvas.isConnected) return measured
    return { ...measured, width: 10 * text.length }
  }
  // What `content-visibility: auto` skips inherits colours of the other scheme after a swap, once a script has read its
  // styles in the first (Chromium 156; «Public/Home › Long Text» failed in 7 of 15 runs). Nobody sees it then.
  const allVisible = document.createElement('style')
  allVisible.textContent = '* { content-visibility: visible !important }'
  try {
    findLooks(document.body, short(`${innerWidth} × ${innerHeight} ${classList}`))
    if (looks.size > 0) document.head.append(allVisible)
    for (const element of looks.values()) element.setAttribute(CHECKED, '')
    window.axe.configure({
      rules: Object.entries(COLOUR_RULES).map(([id, all]) => ({
        id,
        selector: `${all}[${CHECKED}]`,
      })),
    })
    // `region` is off, as in Storybook's addon: a component alone is in no landmark.
    await collectViolations({ rules: { region: { enabled: false } } })
    if (looks.size > 0) {
      swapSchemes()
      await collectViolations({ runOnly: Object.keys(COLOUR_RULES) })
      swapSchemes()
    }
  } finally {
    allVisible.remove()
    for (const element of looks.values()) element.removeAttribute(CHECKED)
    CanvasRenderingContext2D.prototype.measureText = measureText
  }
  if (found.length === 0) for (const key of looks.keys()) passed.add(key)
  return found

  async function collectViolations(options: RunOptions) {
    const { violations } = await window.axe.run(document.body, {
      resultTypes: ['violations'],
      // Only the rules on locked orientation and on sound that starts alone read style sheets and media. We have
      // neither, and each of our stories would parse every style sheet again.
      preload: false,
      // The page in a frame has a story of its own.
      iframes: false,
      ...options,
    })
    for (const { id, nodes } of violations)
      for (const { target, failureSummary } of nodes)
        found.push(`${classList}: ${id} at ${target.join(' ')}: ${failureSummary}`)
  }

  function swapSchemes() {
    for (const scheme of ['dark', 'light']) classList.toggle(scheme)
  }

  function findLooks(element: Element, looksAbove: string) {
    // The page behind a dialog is hidden, and the rules skip what is hidden.
    if (element.ariaHidden === 'true') return
    const own = short(`${looksAbove} ${lookOf(element)}`)
    if (hasText(element) && !passed.has(own) && !looks.has(own)) looks.set(own, element)
    for (const child of element.children) findLooks(child, own)
  }

  /** Returns what the colours of an element depend on besides its ancestors. */
  function lookOf(element: Element): string {
    const states = Array.from(element.attributes, ({ name, value }) =>
      LOOK.test(name) ? `${name}=${value}` : '',
    )
    const { checked } = element as HTMLInputElement
    return `${element.tagName} ${states.join(' ')} ${checked} ${element.matches(':focus')}`
  }

  function hasText(element: Element): boolean {
    return (
      element.matches('input, textarea, select') ||
      Array.from(element.childNodes).some(
        ({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim(),
      )
    )
  }

  /** Returns a short key for a text; equal texts have equal keys. */
  function short(text: string): string {
    const word = words.get(text) ?? words.size.toString(36)
    words.set(text, word)
    return word
  }
}

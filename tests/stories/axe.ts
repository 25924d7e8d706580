import type { AxeResults, ElementContext, RunOptions } from 'axe-core'
import type { Page } from 'playwright/test'

declare global {
  interface Window {
    axe: { run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> }
    /** signatures of the elements in which axe found nothing, on this page */
    axePassed?: { parts: Set<string>; colours: Set<string>; words: Map<string, string> }
  }
}

/**
 * Returns what axe finds wrong with the rendered story: all rules in its colour scheme, and the colour rules in the
 * other scheme as well. Both schemes are CSS variables under a class of the root element, so nothing renders again.
 * Of the elements that look the same (same classes, styles and states, under the same ancestors, in the same window
 * size) the colour rules check one: they took two thirds of axe's time (26 November 2026).
 *
 * Most stories of a screen differ in one element only. An element that an earlier story of this page rendered in the
 * same way (same elements, attributes, texts and values, under the same ancestors, in the same window size) is not
 * checked again, except by the rules that compare elements of the whole page.
 */
export const checkAccessibility = (page: Page): Promise<string[]> => page.evaluate(runAxe)

/** Runs in the page. */
async function runAxe(): Promise<string[]> {
  // The rules of axe-core 4.14 that have an «after» step, which compares all elements that the rule found.
  const WHOLE_PAGE_RULES = [
    'accesskeys',
    'duplicate-id-aria',
    'frame-title-unique',
    'heading-order',
    'identical-links-same-purpose',
    'landmark-no-duplicate-banner',
    'landmark-no-duplicate-contentinfo',
    'landmark-no-duplicate-main',
    'landmark-unique',
  ]
  const COLOUR_RULES = ['color-contrast', 'link-in-text-block']
  // The ids that React and MUI generate contain a counter of the whole session.
  const LOOK =
    /^(class|style|type|disabled|data-.*|aria-(selected|pressed|current|checked|expanded|disabled|invalid))$/
  const GENERATED_ID = /_r_\w+_|:r\w+:|mui-\d+/g

  // A menu or a dialog that is closing is hidden from screen readers already, with its buttons. One behind another is
  // hidden too, so this ends.
  const closing = '.MuiModal-root[aria-hidden=true]:not(.MuiModal-hidden)'
  for (let frames = 0; frames < 30 && document.querySelector(closing); frames++)
    await new Promise(requestAnimationFrame)

  const { classList } = document.documentElement
  window.axePassed ??= { parts: new Set(), colours: new Set(), words: new Map() }
  const { parts, colours, words } = window.axePassed
  const found: string[] = []
  const passed: string[] = []
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
  document.head.append(allVisible)
  try {
    const exclude = partsToSkip()
    await look(document.body, { runOnly: WHOLE_PAGE_RULES })
    if (!exclude.includes(document.body)) {
      const context = { include: [document.body], exclude }
      const others = Object.fromEntries(
        [...WHOLE_PAGE_RULES, ...COLOUR_RULES].map((id) => [id, { enabled: false }]),
      )
      // `region` is off, as in Storybook's addon: a component alone is in no landmark.
      await look(context, { rules: { ...others, region: { enabled: false } } })
    }
    await lookAtColours()
    swapSchemes()
    await lookAtColours()
    swapSchemes()
  } finally {
    allVisible.remove()
    CanvasRenderingContext2D.prototype.measureText = measureText
  }
  if (found.length > 0) return found
  for (const part of passed) parts.add(part)
  for (const key of looks.keys()) colours.add(key)
  return found

  async function lookAtColours() {
    // The story may go on meanwhile: a toast closes.
    const include = [...looks.values()].filter(({ isConnected }) => isConnected)
    if (include.length > 0) await look({ include }, { runOnly: COLOUR_RULES })
  }

  async function look(context: ElementContext, options: RunOptions) {
    const { violations } = await window.axe.run(context, {
      resultTypes: ['violations'],
      ...options,
    })
    for (const { id, nodes } of violations)
      for (const { target, failureSummary } of nodes)
        found.push(`${classList}: ${id} at ${target.join(' ')}: ${failureSummary}`)
  }

  function swapSchemes() {
    for (const scheme of ['dark', 'light']) classList.toggle(scheme)
  }

  /** Returns the largest elements that passed before, and adds the signatures of all others to `passed`. */
  function partsToSkip(): Element[] {
    const contents = new Map<Element, string>()
    const skipped: Element[] = []
    describe(document.body)
    const around = short(`${innerWidth} × ${innerHeight} ${classList}`)
    visit(document.body, around, around, false)
    return skipped

    function visit(element: Element, ancestors: string, looksAbove: string, isBehind: boolean) {
      const signature = short(`${ancestors} ${contents.get(element)}`)
      if (parts.has(signature)) {
        skipped.push(element)
        return
      }
      // The page behind a dialog is hidden, and many rules skip hidden elements, so it has not been checked.
      const isHidden = isBehind || element.ariaHidden === 'true'
      if (!isHidden) passed.push(signature)
      const place = short(`${ancestors} ${tagOf(element)}`)
      const own = short(`${looksAbove} ${lookOf(element)}`)
      const isNew = !isHidden && hasText(element) && !colours.has(own) && !looks.has(own)
      if (isNew) looks.set(own, element)
      for (const child of element.children) visit(child, place, own, isHidden)
    }

    /** Returns the signature of the element with its texts and descendants. */
    function describe(element: Element): string {
      const children = Array.from(element.childNodes, (child) =>
        child instanceof Element ? describe(child) : (child.nodeValue ?? ''),
      )
      const isFocused = element.matches(':focus')
      const content = short(`${tagOf(element)} ${isFocused} ${children.join('|')}`)
      contents.set(element, content)
      return content
    }
  }

  /** Returns the element without its descendants as text, with the state that is not in its attributes. */
  function tagOf(element: Element): string {
    const attributes = Array.from(element.attributes, ({ name, value }) => {
      if (name === 'class') return [...element.classList].sort().join(' ')
      if (name === 'style') return value.replace(/transition: [^;]+;/, '')
      return name === 'aria-hidden' ? '' : `${name}=${value}`
    }).filter(Boolean)
    const { value, checked } = element as HTMLInputElement
    return `${element.tagName} ${attributes.join(' ').replace(GENERATED_ID, 'id')} ${[value, checked]}`
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

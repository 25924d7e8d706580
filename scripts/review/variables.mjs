/** The variables of the theme, by which every colour and shadow of the design reaches a page. */
const PREFIX = '--mui-'

/**
 * Runs in a page: returns the names of the theme's variables that its elements use, in any state of a pointer or the
 * keyboard, and the colours that are written there as such. A story whose page uses none of those that differ looks as
 * it did.
 * @param {string} prefix @returns {string[]}
 */
export function usedVariables(prefix) {
  const pattern = new RegExp(`(?<=var\\()${prefix}[\\w-]+|#[\\da-f]{6}|rgba?\\([^()]*\\)`, 'gi')
  // What a variable is defined as is not a use.
  const definitions = new RegExp(`${prefix}[\\w-]+:[^;]*`, 'g')
  /** @type {Set<string>} */
  const used = new Set()
  const collect = (/** @type {string} */ text) => {
    for (const [found] of text.replace(definitions, '').matchAll(pattern)) used.add(found)
  }
  const matches = (/** @type {string} */ selector) => {
    try {
      // Without pseudo-classes and pseudo-elements, so that a state that is not shown counts too.
      return document.querySelector(selector.replace(/::?[\w-]+(\([^()]*\))?/g, '') || '*') !== null
    } catch {
      return true
    }
  }
  const visit = (/** @type {CSSRuleList} */ rules) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) {
        if (matches(rule.selectorText)) collect(rule.style.cssText)
      } else if (!('cssRules' in rule)) collect(rule.cssText)
      if ('cssRules' in rule) visit(/** @type {CSSGroupingRule} */ (rule).cssRules)
    }
  }
  for (const { cssRules } of document.styleSheets) visit(cssRules)
  // Inline styles and attributes of SVG.
  collect(document.documentElement.outerHTML)
  return [...used]
}

/** Runs in a page: returns the value of each variable of the theme in both schemes. @param {string} prefix @returns {Record<string, string>} */
export function variableValues(prefix) {
  const { classList } = document.documentElement
  const own = classList.value
  const names = new Set(
    [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .flatMap((rule) => (rule instanceof CSSStyleRule ? [...rule.style] : []))
      .filter((name) => name.startsWith(prefix)),
  )
  /** @type {Record<string, string>} */
  const values = {}
  for (const scheme of ['light', 'dark']) {
    classList.value = scheme
    const style = getComputedStyle(document.documentElement)
    for (const name of names) values[name] = `${values[name] ?? ''}|${style.getPropertyValue(name)}`
  }
  classList.value = own
  return values
}

/** Both functions run in a page, so they get the prefix as an argument. @type {<T>(page: import('playwright').Page, read: (prefix: string) => T) => Promise<T>} */
export const inPage = (page, read) =>
  page.evaluate(/** @type {any} */ (read), /** @type {any} */ (PREFIX))

/**
 * Returns whether a page that uses these variables and colours can look different.
 * @param {readonly string[]} used @param {Record<string, string>} was @param {Record<string, string>} is
 */
export function isAffected(used, was, is) {
  const differing = Object.keys({ ...was, ...is }).filter((name) => was[name] !== is[name])
  const changed = new Set([
    ...differing,
    ...differing.flatMap((name) =>
      (was[name]?.match(/#[\da-f]{6}|rgba?\([^()]*\)/gi) ?? []).map(colourOf),
    ),
  ])
  return used.some((one) => changed.has(one) || changed.has(colourOf(one)))
}

/** `#1c1917` and `rgb(28 25 23 / .5)` → `28 25 23`. @param {string} text */
function colourOf(text) {
  const numbers = text.startsWith('#')
    ? (text.slice(1).match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
    : (text.match(/[\d.]+/g) ?? [])
  return numbers.slice(0, 3).join(' ')
}

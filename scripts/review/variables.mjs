/** The variables of the theme, by which every colour and shadow of the design reaches a page. */
const PREFIX = '--mui-'
const SCHEMES = /** @type {const} */ (['light', 'dark'])

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
  const namedIn = (/** @type {string} */ text) =>
    Array.from(text.replace(definitions, '').matchAll(pattern), ([found]) => found)
  // Most rules are those of the story before: what they name is read once per page.
  const { namedInRules } = /** @type {{ namedInRules: WeakMap<CSSRule, string[]> }} */ (
    Object.assign(window, { namedInRules: Reflect.get(window, 'namedInRules') ?? new WeakMap() })
  )
  const namedInRule = (/** @type {CSSRule} */ rule, /** @type {() => string} */ textOf) => {
    const known = namedInRules.get(rule)
    if (known) return known
    const named = namedIn(textOf())
    namedInRules.set(rule, named)
    return named
  }
  /** @type {Set<string>} */
  const used = new Set()
  const collect = (/** @type {readonly string[]} */ named) => {
    for (const one of named) used.add(one)
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
        const named = namedInRule(rule, () => rule.style.cssText)
        if (named.some((one) => !used.has(one)) && matches(rule.selectorText)) collect(named)
      } else if (!('cssRules' in rule)) collect(namedInRule(rule, () => rule.cssText))
      if ('cssRules' in rule) visit(/** @type {CSSGroupingRule} */ (rule).cssRules)
    }
  }
  for (const { cssRules } of document.styleSheets) visit(cssRules)
  // Inline styles and attributes of SVG.
  collect(namedIn(document.documentElement.outerHTML))
  return [...used]
}

/** @typedef {Record<'light' | 'dark', Record<string, string>>} Values of the variables of the theme */

/** Runs in a page: returns the value of each variable of the theme in both schemes. @param {string} prefix @returns {Values} */
export function variableValues(prefix) {
  const { classList } = document.documentElement
  const own = classList.value
  const names = new Set(
    [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .flatMap((rule) => (rule instanceof CSSStyleRule ? [...rule.style] : []))
      .filter((name) => name.startsWith(prefix)),
  )
  const valuesIn = (/** @type {string} */ scheme) => {
    classList.value = scheme
    const style = getComputedStyle(document.documentElement)
    return Object.fromEntries(Array.from(names, (name) => [name, style.getPropertyValue(name)]))
  }
  const values = { light: valuesIn('light'), dark: valuesIn('dark') }
  classList.value = own
  return values
}

/** Both functions run in a page, so they get the prefix as an argument. @type {<T>(page: import('playwright').Page, read: (prefix: string) => T) => Promise<T>} */
export const inPage = (page, read) =>
  page.evaluate(/** @type {any} */ (read), /** @type {any} */ (PREFIX))

/**
 * Returns the schemes in which a page that uses these variables and colours can look different. A colour that is written
 * as such may be of either scheme.
 * @param {readonly string[]} used @param {Values} was @param {Values} is
 * @returns {('light' | 'dark')[]}
 */
export function affectedSchemes(used, was, is) {
  const differingIn = (/** @type {'light' | 'dark'} */ scheme) =>
    Object.keys({ ...was[scheme], ...is[scheme] }).filter(
      (name) => was[scheme][name] !== is[scheme][name],
    )
  const colours = new Set(
    SCHEMES.flatMap((scheme) => differingIn(scheme).map((name) => was[scheme][name]))
      .flatMap((value) => value?.match(/#[\da-f]{6}|rgba?\([^()]*\)/gi) ?? [])
      .map(colourOf),
  )
  if (used.some((one) => colours.has(colourOf(one)))) return [...SCHEMES]
  return SCHEMES.filter((scheme) => differingIn(scheme).some((name) => used.includes(name)))
}

/** `#1c1917` and `rgb(28 25 23 / .5)` → `28 25 23`. @param {string} text */
function colourOf(text) {
  const numbers = text.startsWith('#')
    ? (text.slice(1).match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
    : (text.match(/[\d.]+/g) ?? [])
  return numbers.slice(0, 3).join(' ')
}

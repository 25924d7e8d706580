/** What is true of a control in each state: of itself and of all elements around it, and of itself only. */
const STATES = {
  hover: { around: ['hover'], itself: [] },
  focus: { around: ['focus-within'], itself: ['focus', 'focus-visible'] },
  pressed: { around: ['hover', 'active'], itself: [] },
} as const
export type ForcedState = keyof typeof STATES | 'rest'

/** The classes that MUI sets by script when its controls have the focus. */
const FOCUS_CLASSES = {
  '.MuiButtonBase-root': 'Mui-focusVisible',
  '.MuiInputBase-root': 'Mui-focused',
}

const PSEUDO_CLASS = /:(hover|focus-visible|focus-within|focus|active)(?![\w-])/g
const CONTROLS =
  'a[href], button, input:not([type=hidden]), select, textarea, [role=slider], [tabindex="0"]'

const originals = new Map<CSSStyleRule, string>()
let marked: { element: Element; className?: string }[] = []

/**
 * Shows the first control of the story, or the one that `target` selects, as if it was hovered, focused or pressed. No
 * script can set these pseudo-classes, so the rules with them are changed to select an attribute of the same
 * specificity. `storybook-addon-pseudo-states` 10.6 does this too, but to every rule after every story, which costs
 * tests time, it puts all controls of a story into the state, and it does not know the classes of MUI.
 */
export function forceState(root: ParentNode, state: ForcedState, target?: string): void {
  for (const { element, className } of marked) {
    element.removeAttribute('data-forced')
    if (className) element.classList.remove(className)
  }
  marked = []
  for (const [rule, text] of originals) rule.selectorText = text
  originals.clear()
  // Storybook's page also contains controls, in the outlines that it shows while it loads.
  const control = [...root.querySelectorAll(target ?? CONTROLS)].find(
    (one) => !one.closest('.sb-wrapper'),
  )
  if (!control || state === 'rest') return
  const { around, itself } = STATES[state]
  mark(control, [...around, ...itself])
  for (let one = control.parentElement; one; one = one.parentElement) mark(one, around)
  // The label of a hidden input is what the pointer is over.
  const { labels } = control as HTMLInputElement
  for (const label of labels ?? []) if (!label.contains(control)) mark(label, around)
  if (state === 'focus')
    for (const [selector, className] of Object.entries(FOCUS_CLASSES)) {
      const element = control.closest(selector)
      element?.classList.add(className)
      if (element) marked.push({ element, className })
    }
  for (const { cssRules } of document.styleSheets) rewrite(cssRules)
}

function mark(element: Element, states: readonly string[]) {
  if (states.length === 0) return
  const before = element.getAttribute('data-forced')
  element.setAttribute('data-forced', [before, ...states].filter(Boolean).join(' '))
  marked.push({ element })
}

function rewrite(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      const { selectorText } = rule
      const forced = selectorText.replace(PSEUDO_CLASS, '[data-forced~="$1"]')
      if (forced !== selectorText) {
        originals.set(rule, selectorText)
        rule.selectorText = forced
      }
    }
    if ('cssRules' in rule) rewrite((rule as CSSGroupingRule).cssRules)
  }
}

import type { View } from './toolbar'

/** The media feature that each choice of the toolbar asks for. */
const FEATURES = {
  more: '(prefers-contrast: more)',
  forced: '(forced-colors: active)',
} as const

/** The original media query of each changed rule. */
const originals = new Map<CSSMediaRule, string>()

/**
 * Applies the rules of `src/ui/theme/contrast.css` as if the reader had asked for this contrast. A page cannot set
 * these media features, so the queries of the rules are changed. For forced colours the browser would also replace
 * every colour; contrast.css of this folder imitates that with the theme's tokens.
 */
export function emulateContrast(view: View): void {
  document.documentElement.dataset.contrast = view
  for (const [rule, text] of originals) rule.media.mediaText = text
  originals.clear()
  if (view !== 'more' && view !== 'forced') return
  const feature = FEATURES[view]
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
  for (const rule of rules) {
    if (!(rule instanceof CSSMediaRule) || !rule.media.mediaText.includes(feature)) continue
    originals.set(rule, rule.media.mediaText)
    rule.media.mediaText = rule.media.mediaText.replace(feature, '(min-width: 0px)')
  }
}

import { SCHEME_NAMES } from './designTokens'
import type { TokenChanges } from './tokenChanges'

const style = document.createElement('style')
let applied = '{}'

/**
 * Gives the page other colours: the CSS variables of these tokens, above those of the app and below those
 * of more contrast. Nothing is stored.
 */
export function applyTokenChanges(changes: TokenChanges): void {
  const key = JSON.stringify(changes)
  if (key === applied) return
  applied = key
  style.textContent = SCHEME_NAMES.map((scheme) => {
    const variables = Object.entries(changes[scheme] ?? {}).map(
      ([token, value]) => `--palette-tokens-${token}: ${value};`,
    )
    return `html.${scheme} { ${variables.join(' ')} }`
  }).join('\n')
  document.head.append(style)
}

import type { Token } from '@/ui/theme/tokens'
import { type Colours, SCHEME_NAMES, SCHEMES, type Scheme, TOKENS } from './designTokens'

/** Other values of some tokens, for each scheme. */
export type TokenChanges = { readonly [scheme in Scheme]?: Partial<Colours> }

/**
 * Writes changes as a value of a Storybook global: the address of a page, and with it every frame of a board, accepts
 * only letters, digits, `-` and `_` there. No changes are the empty text.
 */
export function encodeChanges(changes: TokenChanges): string {
  const list = SCHEME_NAMES.flatMap((scheme) =>
    Object.entries(changes[scheme] ?? {}).map(([token, css]) => [scheme, token, css]),
  )
  if (list.length === 0) return ''
  return btoa(JSON.stringify(list)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Reads what `encodeChanges` has written; anything else has no changes. */
export function decodeChanges(text: string): TokenChanges {
  try {
    const list: unknown = JSON.parse(atob(text.replaceAll('-', '+').replaceAll('_', '/')))
    if (!Array.isArray(list)) return {}
    const changes = { light: {} as Partial<Colours>, dark: {} as Partial<Colours> }
    for (const [scheme, token, css] of list)
      if (isChange(scheme, token, css)) changes[scheme as Scheme][token as Token] = css
    return changes
  } catch {
    return {}
  }
}

/** The text may come from a link, so a value must not end the rule that it is written into. */
function isChange(scheme: unknown, token: unknown, css: unknown): boolean {
  const isKnown = (scheme === 'light' || scheme === 'dark') && TOKENS.includes(token as Token)
  return isKnown && typeof css === 'string' && /^[\w #(),./%-]+$/.test(css)
}

export const changed = (scheme: Scheme, changes: TokenChanges): Colours => ({
  ...SCHEMES[scheme],
  ...changes[scheme],
})

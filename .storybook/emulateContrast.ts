import { topics } from '@/content/topics'
import { applyRules } from '@/lib/display'
import type { Token } from '@/ui/theme/tokens'
import { TOKENS } from './tokens/designTokens'
import type { TokenChanges } from './tokens/tokenChanges'

/** The media feature that each choice of the toolbar asks for. */
const FEATURES = { more: 'prefers-contrast', forced: 'forced-colors' }

/**
 * Applies the rules of `src/ui/theme/contrast.css` as if the reader had asked for this contrast: a page cannot set these
 * media features.
 */
export function emulateContrast(view: unknown): void {
  for (const [name, feature] of Object.entries(FEATURES))
    applyRules(feature, name === view, 'screen and (min-height: 0px)')
}

/** What is behind texts. What is drawn in an image, which forced colours leave as it is, is neither this nor a text. */
const BEHIND = /^(ground|paper|sunken|inverse|bright|badFill|green|track|onBrand|(?!on)\w+Soft)$/
const DRAWN = new RegExp(`^(chart\\d|scrim|${topics.map(({ slug }) => slug).join('|')})$`)

/** The tokens as a browser shows them under forced colours, where it replaces each colour of a page by one of the system. */
const forced = (canvas: string, text: string, highlight: string) =>
  Object.fromEntries(
    TOKENS.filter((token) => !DRAWN.test(token)).map((token) => [
      token,
      token === 'focus' ? highlight : BEHIND.test(token) ? canvas : text,
    ]),
  ) as Partial<Record<Token, string>>

export const forcedColours: TokenChanges = {
  light: { ...forced('#ffffff', '#000000', '#3367d1'), lift: 'none', float: 'none' },
  dark: { ...forced('#000000', '#ffffff', '#8ab4f8'), lift: 'none', float: 'none' },
}

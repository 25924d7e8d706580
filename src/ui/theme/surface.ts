import type { ThemeVars } from './focusRing'
import { radius } from './tokens'

/**
 * The look of a paper card, for `styled` blocks: `...surface(theme)`. The theme gives it to MUI's `Card` too. Public
 * pages use this instead of `Card`, whose code is not in their budget.
 */
export const surface = (theme: ThemeVars) => ({
  background: theme.vars.palette.tokens.paper,
  border: `1px solid ${theme.vars.palette.tokens.line}`,
  borderRadius: radius.card,
})

import type { ThemeVars } from './theme/focusRing'
import { motion, radius } from './theme/tokens'

/**
 * The look of a paper card, for `styled` blocks: `...surface(theme)`. The theme gives it to MUI's `Card` too. Public
 * pages use this instead of `Card`, whose code is not in their budget.
 */
export const surface = (theme: ThemeVars) => ({
  background: theme.vars.palette.tokens.paper,
  border: `1px solid ${theme.vars.palette.tokens.line}`,
  borderRadius: radius.card,
})

/** For a `surface`: it rises by one pixel while the mouse is on it. */
export const liftOnHover = (theme: ThemeVars) => ({
  transition: `box-shadow ${motion.calm}ms ${motion.ease}, transform ${motion.calm}ms ${motion.ease}`,
  '@media (hover: hover)': {
    '&:hover': { boxShadow: theme.vars.palette.tokens.lift, transform: 'translateY(-1px)' },
  },
  '@media (prefers-reduced-motion: reduce)': { '&&:hover': { transform: 'none' } },
})

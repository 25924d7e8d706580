import type { CssVarsTheme, Theme } from '@mui/material/styles'
import { radius, size, weight } from './tokens'

/** The theme of the style overrides. */
export type VarsTheme = Omit<Theme, 'components' | 'palette'> & CssVarsTheme

/** What the style functions need, of `VarsTheme` and of the theme of `styled`. */
export type ThemeVars = Pick<CssVarsTheme, 'vars'>

/** The focus ring of every control. */
export const focusRing = (theme: ThemeVars) => ({
  outline: `3px solid ${theme.vars.palette.tokens.focus}`,
  outlineOffset: 2,
})

/**
 * The look of a paper card, for `styled` blocks: `...surface(theme)`. The theme gives it to MUI's `Card` too. Public
 * pages use this instead of `Card`, whose code is not in their budget.
 */
export const surface = (theme: ThemeVars) => ({
  background: theme.vars.palette.tokens.paper,
  border: `1px solid ${theme.vars.palette.tokens.line}`,
  borderRadius: radius.card,
})

/** The look of a part of a public page, for `styled` sections: a rule, and the title below it. */
export const ruled = (theme: ThemeVars) => ({
  minInlineSize: 0,
  borderBlockStart: `2px solid ${theme.vars.palette.tokens.ink}`,
  '& > h2, & > header > h2': {
    paddingBlock: 8,
    fontSize: size.t18,
    fontWeight: weight.title,
    lineHeight: 1.5,
  },
})

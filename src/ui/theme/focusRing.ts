import type { CssVarsTheme, Theme } from '@mui/material/styles'

/** The theme of the style overrides. */
export type VarsTheme = Omit<Theme, 'components' | 'palette'> & CssVarsTheme

/** What the style functions need, of `VarsTheme` and of the theme of `styled`. */
export type ThemeVars = Pick<CssVarsTheme, 'vars'>

/** The focus ring of every control. */
export const focusRing = (theme: ThemeVars) => ({
  outline: `3px solid ${theme.vars.palette.tokens.focus}`,
  outlineOffset: 2,
})

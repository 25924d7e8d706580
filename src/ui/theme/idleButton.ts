import type { CSSObject, Theme } from '@mui/material/styles'

/** The look of a button that has nothing to do now and stays focusable, so that the focus is not lost (`aria-disabled`). */
export const idleButton = ({ theme }: { theme: Theme }): CSSObject => ({
  '&[aria-disabled=true], &[aria-disabled=true]:hover': {
    background: 'none',
    borderColor: theme.vars.palette.tokens.line,
    color: theme.vars.palette.tokens.muted,
    cursor: 'not-allowed',
    boxShadow: 'none',
  },
  '&&.MuiButton-contained[aria-disabled=true]': {
    background: theme.vars.palette.tokens.sunken,
  },
})

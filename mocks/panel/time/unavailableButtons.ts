import type { Theme } from '@mui/material/styles'

/** Buttons that keep the focus although they would do nothing now. */
export const unavailableButtons = ({ vars }: Theme) => ({
  '& button[aria-disabled="true"], & button[aria-disabled="true"]:hover': {
    borderColor: vars.palette.tokens.line,
    background: 'transparent',
    color: vars.palette.tokens.muted,
    cursor: 'not-allowed',
  },
})

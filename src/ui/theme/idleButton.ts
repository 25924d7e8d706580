import { colors } from './tokens'

/** The look of a button that has nothing to do now and stays focusable, so that the focus is not lost (`aria-disabled`). */
export const idleButton = {
  '&[aria-disabled=true], &[aria-disabled=true]:hover': {
    background: 'none',
    borderColor: colors.line,
    color: colors.muted,
    cursor: 'not-allowed',
    boxShadow: 'none',
  },
  '&&.MuiButton-contained[aria-disabled=true]': {
    background: colors.sunken,
  },
}

import type { Components } from '@mui/material/styles'
import { surface } from '@/ui/theme/surface'
import { controls } from './controls'
import { globalStyles } from './globalStyles'
import type { VarsTheme } from './surface'
import { radius, size, weight } from './tokens'

/** The styles of every MUI component, so that screens need none. */
export const components: Components<VarsTheme> = {
  ...controls,
  MuiCssBaseline: { styleOverrides: globalStyles },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: ({ theme }) => ({ ...surface(theme), minInlineSize: 0 }) },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        ...surface(theme),
        boxShadow: theme.vars.palette.tokens.float,
      }),
      list: { padding: 8 },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: '2.5rem',
        gap: 10,
        paddingInline: 12,
        borderRadius: radius.control,
        fontSize: size.t14,
        fontWeight: weight.label,
        // MUI's own rule unsets the minimum height from this breakpoint.
        [theme.breakpoints.up('sm')]: { minHeight: '2.5rem' },
        '& > svg': { flex: 'none', color: theme.vars.palette.tokens.muted },
        '&.Mui-focusVisible': { background: theme.vars.palette.tokens.sunken },
        '&[aria-current="page"]': {
          background: theme.vars.palette.tokens.brandSoft,
          color: theme.vars.palette.tokens.onBrandSoft,
          '& > svg': { color: 'inherit' },
        },
        '&.Mui-selected, &.Mui-selected:hover': {
          background: theme.vars.palette.tokens.brandSoft,
          color: theme.vars.palette.tokens.onBrandSoft,
        },
      }),
    },
  },
  MuiModal: {
    styleOverrides: {
      // A menu, dialog or drawer that is fading out takes no press: it is for what shines through. Its foot neither.
      root: ({ ownerState }) =>
        ownerState.open ? {} : { '&, & *': { pointerEvents: 'none !important' } },
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&:not(.MuiBackdrop-invisible)': { background: theme.vars.palette.tokens.scrim },
      }),
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: radius.dialog,
        border: `1px solid ${theme.vars.palette.tokens.line}`,
        boxShadow: theme.vars.palette.tokens.float,
      }),
    },
  },
  MuiDivider: {
    styleOverrides: { root: ({ theme }) => ({ borderColor: theme.vars.palette.tokens.line }) },
  },
  MuiTabs: {
    styleOverrides: {
      indicator: { blockSize: 3 },
    },
  },
  MuiTab: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        fontWeight: weight.label,
        textTransform: 'none',
        fontSize: size.t14,
        '&.Mui-selected': { color: theme.vars.palette.tokens.ink, fontWeight: weight.card },
      }),
    },
  },
}

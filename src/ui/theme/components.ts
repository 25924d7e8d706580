import type { Components } from '@mui/material/styles'
import { surface } from '@/ui/theme/surface'
import { controls } from './controls'
import { globalStyles } from './globalStyles'
import { colors, radius, size, up, weight } from './tokens'

/** The styles of every MUI component, so that screens need none. */
export const components: Components = {
  ...controls,
  MuiCssBaseline: { styleOverrides: globalStyles },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { ...surface, minInlineSize: 0 } },
  },
  MuiMenu: {
    styleOverrides: {
      paper: {
        ...surface,
        boxShadow: colors.float,
      },
      list: { padding: 8 },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: '2.5rem',
        gap: 10,
        paddingInline: 12,
        borderRadius: radius.control,
        fontSize: size.t14,
        fontWeight: weight.label,
        // MUI's own rule unsets the minimum height from this breakpoint.
        [up.sm]: { minHeight: '2.5rem' },
        '& > svg': { flex: 'none', color: colors.muted },
        '&.Mui-focusVisible': { background: colors.sunken },
        '&[aria-current="page"]': {
          background: colors.brandSoft,
          color: colors.onBrandSoft,
          '& > svg': { color: 'inherit' },
        },
        '&.Mui-selected, &.Mui-selected:hover': {
          background: colors.brandSoft,
          color: colors.onBrandSoft,
        },
      },
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
      root: {
        '&:not(.MuiBackdrop-invisible)': { background: colors.scrim },
      },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        borderRadius: radius.dialog,
        border: `1px solid ${colors.line}`,
        boxShadow: colors.float,
      },
    },
  },
  MuiDivider: {
    styleOverrides: { root: { borderColor: colors.line } },
  },
  MuiTabs: {
    styleOverrides: {
      indicator: { blockSize: 3 },
    },
  },
  MuiTab: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: {
        fontWeight: weight.label,
        textTransform: 'none',
        fontSize: size.t14,
        '&.Mui-selected': { color: colors.ink, fontWeight: weight.card },
      },
    },
  },
}

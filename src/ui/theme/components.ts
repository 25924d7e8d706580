import type { Components, CssVarsTheme, Theme } from '@mui/material/styles'
import { globalStyles } from './globalStyles'
import { control, radius, size, weight } from './tokens'

type VarsTheme = Omit<Theme, 'components' | 'palette'> & CssVarsTheme

const focusRing = (theme: VarsTheme) => ({
  outline: `3px solid ${theme.vars.palette.tokens.focus}`,
  outlineOffset: 2,
})

/** What every MUI part looks like here (design/reference, Anatomy), so that screens style nothing. */
export const components: Components<VarsTheme> = {
  MuiCssBaseline: { styleOverrides: globalStyles },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: ({ theme }) => ({ '&.Mui-focusVisible': focusRing(theme) }) },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'outlined', color: 'inherit' },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: control.medium,
        paddingBlock: 4,
        paddingInline: 20,
        borderRadius: radius.control,
        whiteSpace: 'nowrap',
        '&.Mui-disabled': {
          background: theme.vars.palette.tokens.sunken,
          color: theme.vars.palette.tokens.muted,
          borderColor: theme.vars.palette.tokens.line,
        },
      }),
      sizeSmall: { minHeight: control.small, paddingInline: 12, fontSize: size.t14 },
      startIcon: { marginInlineStart: 0, marginInlineEnd: 8 },
      endIcon: { marginInlineStart: 8, marginInlineEnd: 0 },
    },
    variants: [
      {
        props: { variant: 'outlined', color: 'inherit' },
        style: ({ theme }) => ({
          background: theme.vars.palette.tokens.paper,
          borderColor: theme.vars.palette.tokens.lineStrong,
          '&:hover': { background: theme.vars.palette.tokens.sunken },
        }),
      },
      {
        props: { variant: 'contained', color: 'inherit' },
        style: ({ theme }) => ({
          background: theme.vars.palette.tokens.sunken,
          color: theme.vars.palette.tokens.ink,
          '&:hover': { background: theme.vars.palette.tokens.line },
        }),
      },
      {
        props: { variant: 'contained', color: 'error' },
        style: ({ theme }) => ({
          background: theme.vars.palette.tokens.badFill,
          color: theme.vars.palette.tokens.onBad,
          '&:hover': { background: theme.vars.palette.tokens.badFill },
        }),
      },
      {
        props: { variant: 'text' },
        style: ({ theme }) => ({
          paddingInline: 8,
          color: theme.vars.palette.tokens.brand,
          '&:hover': { background: theme.vars.palette.tokens.brandSoft },
        }),
      },
    ],
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        inlineSize: control.medium,
        blockSize: control.medium,
        borderRadius: radius.control,
        color: theme.vars.palette.tokens.muted,
        '&:hover': {
          background: theme.vars.palette.tokens.sunken,
          color: theme.vars.palette.tokens.ink,
        },
      }),
      sizeSmall: { inlineSize: control.small, blockSize: control.small },
    },
  },
  MuiLink: { defaultProps: { underline: 'hover' } },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: radius.card, minInlineSize: 0 } },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: control.medium,
        background: theme.vars.palette.tokens.paper,
        borderRadius: radius.control,
        lineHeight: 1.6,
        '&:hover:not(.Mui-error, .Mui-disabled) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.tokens.ink,
        },
        '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.tokens.lineStrong },
        // The ring of every other control, not a coloured edge: an edge in orange looks like an error.
        '&.Mui-focused': focusRing(theme),
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.tokens.lineStrong,
          borderWidth: 1,
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.tokens.bad,
          borderWidth: 2,
        },
        '&.Mui-disabled': {
          background: theme.vars.palette.tokens.sunken,
          '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.tokens.line },
        },
        '&.MuiInputBase-adornedEnd': { paddingInlineEnd: 4 },
        '&.MuiInputBase-sizeSmall': { minHeight: control.small, fontSize: size.t14 },
        '&.MuiInputBase-sizeSmall > .MuiOutlinedInput-input': { paddingBlock: 6 },
      }),
      input: ({ theme }) => ({
        paddingBlock: 9,
        paddingInline: 14,
        blockSize: 'auto',
        minBlockSize: 0,
        // Typed left to right, yet at the label's side.
        '&[dir=ltr]': { textAlign: 'end' },
        '&::placeholder': { color: theme.vars.palette.tokens.muted, opacity: 1 },
      }),
      multiline: { padding: 0, '& textarea': { paddingBlock: 10, resize: 'vertical' } },
    },
  },
  MuiNativeSelect: {
    styleOverrides: {
      icon: {
        insetInlineEnd: 12,
        inlineSize: 18,
        blockSize: 18,
        insetBlockStart: 'calc(50% - 9px)',
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: { marginInline: 0, marginBlockStart: 6, fontSize: size.t13, lineHeight: 1.6 },
    },
  },
  MuiTooltip: {
    // Its timing is in ui/Tooltip: use that one.
    defaultProps: { arrow: false },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        background: theme.vars.palette.tokens.inverse,
        color: theme.vars.palette.tokens.onInverse,
        fontSize: size.t13,
        fontWeight: weight.text,
        borderRadius: radius.badge,
        paddingBlock: 4,
        paddingInline: 8,
      }),
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.tokens.line}`,
        borderRadius: radius.card,
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
        // MUI's own rule lets go of the height there.
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
  MuiSkeleton: {
    defaultProps: { animation: 'pulse', variant: 'rounded' },
    styleOverrides: {
      root: ({ theme }) => ({
        background: `color-mix(in oklab, ${theme.vars.palette.tokens.line} 80%, ${theme.vars.palette.tokens.paper})`,
        borderRadius: radius.badge,
        '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
      }),
    },
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
  MuiAvatar: {
    styleOverrides: {
      root: {
        inlineSize: '2.25rem',
        blockSize: '2.25rem',
        fontSize: size.t14,
        fontWeight: weight.card,
        lineHeight: 1,
      },
    },
  },
}

import type { Components } from '@mui/material/styles'
import { focusRing, type VarsTheme } from './surface'
import { control, radius, size } from './tokens'

/** Buttons and fields: 44 px high, 36 px in dense rows, field borders at 3:1. */
export const controls: Components<VarsTheme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: ({ theme }) => ({ '&:focus-visible': focusRing(theme) }) },
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
          // Not `line`: with more contrast that is as dark as a text's ground may not be.
          '&:hover': {
            background: `color-mix(in oklab, ${theme.vars.palette.tokens.sunken} 94%, ${theme.vars.palette.tokens.ink})`,
          },
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
  // Its labels float above what a browser fills in, ours do not. Each field added a style sheet when it came.
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
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
        // The same ring as other controls, not a coloured edge: an orange edge looks like an error.
        '&.Mui-focused, &:has(> :focus-visible)': focusRing(theme),
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
        // Left-to-right text of one line, aligned to the side of the label.
        '&[dir=ltr]:not(textarea)': { textAlign: 'end' },
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
}

import type { Components } from '@mui/material/styles'
import { focusRing } from './surface'
import { colors, control, radius, size } from './tokens'

/** Buttons and fields: 44 px high, 36 px in dense rows, field borders at 3:1. */
export const controls: Components = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&:focus-visible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'outlined', color: 'inherit' },
    styleOverrides: {
      root: {
        minHeight: control.medium,
        paddingBlock: 4,
        paddingInline: 20,
        borderRadius: radius.control,
        whiteSpace: 'nowrap',
        '&.Mui-disabled': {
          background: colors.sunken,
          color: colors.muted,
          borderColor: colors.line,
        },
      },
      sizeSmall: { minHeight: control.small, paddingInline: 12, fontSize: size.t14 },
      startIcon: { marginInlineStart: 0, marginInlineEnd: 8 },
      endIcon: { marginInlineStart: 8, marginInlineEnd: 0 },
    },
    variants: [
      {
        props: { variant: 'outlined', color: 'inherit' },
        style: {
          background: colors.paper,
          borderColor: colors.lineStrong,
          '&:hover': { background: colors.sunken },
        },
      },
      {
        props: { variant: 'contained', color: 'inherit' },
        style: {
          background: colors.sunken,
          color: colors.ink,
          // Not `line`: with more contrast that is as dark as a text's ground may not be.
          '&:hover': {
            background: `color-mix(in oklab, ${colors.sunken} 94%, ${colors.ink})`,
          },
        },
      },
      {
        props: { variant: 'contained', color: 'error' },
        style: {
          background: colors.badFill,
          color: colors.onBad,
          '&:hover': { background: colors.badFill },
        },
      },
      {
        props: { variant: 'text' },
        style: {
          paddingInline: 8,
          color: colors.brand,
          '&:hover': { background: colors.brandSoft },
        },
      },
    ],
  },
  // Its labels float above what a browser fills in, ours do not. Each field added a style sheet when it came.
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        minHeight: control.medium,
        background: colors.paper,
        borderRadius: radius.control,
        lineHeight: 1.6,
        '&:hover:not(.Mui-error, .Mui-disabled) .MuiOutlinedInput-notchedOutline': {
          borderColor: colors.ink,
        },
        '& .MuiOutlinedInput-notchedOutline': { borderColor: colors.lineStrong },
        // The same ring as other controls, not a coloured edge: an orange edge looks like an error.
        '&.Mui-focused, &:has(> :focus-visible)': focusRing,
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderColor: colors.lineStrong,
          borderWidth: 1,
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': {
          borderColor: colors.bad,
          borderWidth: 2,
        },
        '&.Mui-disabled': {
          background: colors.sunken,
          '& .MuiOutlinedInput-notchedOutline': { borderColor: colors.line },
        },
        '&.MuiInputBase-adornedEnd': { paddingInlineEnd: 4 },
        '&.MuiInputBase-sizeSmall': { minHeight: control.small, fontSize: size.t14 },
        '&.MuiInputBase-sizeSmall > .MuiOutlinedInput-input': { paddingBlock: 6 },
      },
      input: {
        paddingBlock: 9,
        paddingInline: 14,
        blockSize: 'auto',
        minBlockSize: 0,
        // Left-to-right text of one line, aligned to the side of the label.
        '&[dir=ltr]:not(textarea)': { textAlign: 'end' },
        '&::placeholder': { color: colors.muted, opacity: 1 },
      },
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

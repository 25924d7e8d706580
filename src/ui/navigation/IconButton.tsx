import { styled } from '@mui/material/styles'
import { inlineRow } from '@/ui/theme/surface'
import { colors, control, motion, radius } from '@/ui/theme/tokens'

type Marks = {
  'data-icon-button': 'small' | 'medium'
  /** that of an `IconAction`; its states are here, so that a page with both has one class */
  'data-tone'?: 'plain' | 'danger'
}

/**
 * The box of a button with only an icon: 44 px, or 36 px in dense rows. Not MUI's: a header has seven, and each costs four
 * components and 1.5 kB of styles. `data-icon-button` is its size, for style sheets too.
 */
export const IconButton = styled('button')<Marks>({
  position: 'relative',
  ...inlineRow,
  justifyContent: 'center',
  flex: '0 0 auto',
  inlineSize: control.medium,
  blockSize: control.medium,
  borderRadius: radius.control,
  color: colors.muted,
  verticalAlign: 'middle',
  textDecoration: 'none',
  userSelect: 'none',
  transition: `background-color ${motion.fast}ms ${motion.ease}`,
  '&[data-icon-button=small]': { inlineSize: control.small, blockSize: control.small },
  '&:hover': { background: colors.sunken, color: colors.ink },
  '&:where([data-tone=danger]):hover': {
    background: colors.badSoft,
    color: colors.bad,
  },
  '&:where([data-tone]):is([aria-pressed=true], [aria-expanded=true])': {
    background: colors.brandSoft,
    color: colors.onBrandSoft,
  },
  '&:where([data-tone])[aria-disabled=true]': {
    background: 'none',
    color: colors.muted,
    cursor: 'not-allowed',
    '& > svg': { opacity: 0.5 },
  },
})

/** A link that looks like one. */
export const IconButtonAnchor = IconButton.withComponent('a')

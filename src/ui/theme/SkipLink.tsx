import { styled } from '@mui/material/styles'
import { colors, radius, zIndex } from './tokens'

const Link = styled('a')({
  position: 'absolute',
  insetBlockStart: -100,
  insetInlineStart: 16,
  zIndex: zIndex.tooltip,
  paddingBlock: 8,
  paddingInline: 16,
  borderRadius: radius.control,
  background: colors.paper,
  color: colors.ink,
  '&:focus': { insetBlockStart: 8 },
})

/** The first tab stop on every page: skips the menus and goes to `<main id="main">`. Visible only while focused. */
export function SkipLink() {
  return <Link href="#main">تخطَّ إلى المحتوى</Link>
}

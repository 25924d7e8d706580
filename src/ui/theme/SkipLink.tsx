import { styled } from '@mui/material/styles'
import { radius } from './tokens'

const Link = styled('a')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: -100,
  insetInlineStart: 16,
  zIndex: theme.zIndex.tooltip,
  paddingBlock: 8,
  paddingInline: 16,
  borderRadius: radius.control,
  background: theme.vars.palette.tokens.paper,
  color: theme.vars.palette.tokens.ink,
  '&:focus': { insetBlockStart: 8 },
}))

/** The first tab stop on every page: skips the menus and goes to `<main id="main">`. Visible only while focused. */
export function SkipLink() {
  return <Link href="#main">تخطَّ إلى المحتوى</Link>
}

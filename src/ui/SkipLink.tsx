import { styled } from '@mui/material/styles'
import { radius } from './theme/tokens'

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

/** The first stop of the keyboard on every page: past the menus, to `<main id="main">`. Seen only in focus. */
export function SkipLink() {
  return <Link href="#main">تخطَّ إلى المحتوى</Link>
}

import { styled } from '@mui/material/styles'
import { radius, size } from '@/ui/theme/tokens'

/**
 * A box of the demo over the page, its dialogs and the panel, which leaves the page usable. `data-top` puts it at the
 * top of the window, because what it is about is at the bottom.
 */
export const ToolSheet = styled('section')(({ theme }) => ({
  position: 'fixed',
  insetInline: 12,
  insetBlockEnd: 'calc(12px + env(safe-area-inset-bottom, 0px))',
  marginInline: 'auto',
  maxInlineSize: '42rem',
  zIndex: theme.zIndex.tooltip,
  maxBlockSize: 'min(32rem, 80dvh)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  paddingBlock: 12,
  paddingInline: 16,
  background: theme.vars.palette.tokens.paper,
  color: theme.vars.palette.tokens.ink,
  border: `1px solid ${theme.vars.palette.tokens.line}`,
  borderBlockStart: `3px solid ${theme.vars.palette.tokens.bright}`,
  borderRadius: radius.card,
  boxShadow: theme.vars.palette.tokens.float,
  fontSize: size.t14,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
  // It gets the focus when it opens, so that screen readers announce it.
  '&:focus': { outline: 'none' },
  '&[data-top]': { insetBlock: '12px auto' },
  '@media print': { display: 'none' },
}))

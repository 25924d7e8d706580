import { styled } from '@mui/material/styles'
import type { KeyboardEventHandler, ReactNode, Ref } from 'react'
import { radius, size } from '@/ui/theme/tokens'

const Box = styled('section')(({ theme }) => ({
  position: 'fixed',
  insetInline: 12,
  insetBlockEnd: 'calc(12px + env(safe-area-inset-bottom, 0px))',
  marginInline: 'auto',
  maxInlineSize: '34rem',
  // Over the panel and over the dialogs of the page, whose parts can have pins, too.
  zIndex: theme.zIndex.tooltip,
  maxBlockSize: 'min(32rem, 80dvh)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
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
  // It gets the focus when it opens, so that screen readers announce it.
  '&:focus': { outline: 'none' },
  '&[data-top]': { insetBlock: '12px auto' },
}))

type Props = {
  label: string
  /** at the top of the window, because what it is about is at the bottom */
  isTop: boolean
  role?: 'dialog'
  onKeyDown?: KeyboardEventHandler
  ref?: Ref<HTMLElement>
  children: ReactNode
}

/** A box over the page that leaves the page usable. */
export function Sheet({ label, isTop, children, ...props }: Props) {
  return (
    <Box
      aria-label={label}
      lang="ar"
      dir="rtl"
      data-top={isTop || undefined}
      tabIndex={-1}
      {...props}
    >
      {children}
    </Box>
  )
}

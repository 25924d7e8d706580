import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { TOAST_SLOT } from '@/ui/marks/marks'
import { ToastSlot } from '@/ui/toast/ToastSlot'

/** A toast is above the buttons, and after them in the order of Tab, since they raise it. */
const Sticky = styled('div')({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 2,
  flex: 'none',
  display: 'flex',
  flexDirection: 'column-reverse',
  pointerEvents: 'none',
  [`& > :not(${TOAST_SLOT.selector})`]: { pointerEvents: 'auto' },
  // At high zoom a sticky footer would leave too little space to read.
  '@media (max-height: 24rem)': { '&:not(:has([role=alert]))': { position: 'static' } },
})

/** The bar of buttons at the end of a dialog, which stays in sight while its content scrolls, with the place of toasts above. */
export const DialogFoot = ({ children }: { children: ReactNode }) => (
  <Sticky>
    {children}
    <ToastSlot />
  </Sticky>
)

import { styled } from '@mui/material/styles'
import type { AnyRouter } from '@tanstack/react-router'
import { FlaskConical, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { QueryProvider } from '@/api/QueryProvider'
import { IconAction } from '@/ui/IconAction'
import { Icon } from '@/ui/icons'
import { radius, size, weight } from '@/ui/theme/tokens'
import { AnalyticsLog } from './AnalyticsLog'
import { CallFields } from './CallFields'
import { DemoPanelFooter } from './DemoPanelFooter'
import { ReaderFields } from './ReaderFields'
import { RequestLogList } from './RequestLogList'
import { SavedLists } from './SavedLists'
import { ScreenSelect } from './ScreenSelect'

const Box = styled('section')(({ theme }) => ({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: theme.zIndex.speedDial,
  display: 'flex',
  flexDirection: 'column',
  maxBlockSize: '88dvh',
  paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
  background: theme.vars.palette.tokens.paper,
  border: `1px solid ${theme.vars.palette.tokens.line}`,
  borderBlockEnd: 0,
  borderStartStartRadius: radius.dialog,
  borderStartEndRadius: radius.dialog,
  boxShadow: theme.vars.palette.tokens.float,
  fontSize: size.t14,
  // The box gets the focus when it opens, so that screen readers announce it; it needs no outline.
  '&:focus': { outline: 'none' },
  [theme.breakpoints.up('md')]: {
    insetInline: 'auto 16px',
    insetBlockEnd: 16,
    inlineSize: '23.75rem',
    maxBlockSize: 'calc(100dvh - 2rem)',
    borderBlockEnd: `1px solid ${theme.vars.palette.tokens.line}`,
    borderRadius: radius.dialog,
  },
  '@media print': { display: 'none' },
}))

const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  paddingBlock: 8,
  paddingInline: '16px 8px',
  borderBlockEnd: `1px solid ${theme.vars.palette.tokens.line}`,
  '& > svg': { flex: 'none', color: theme.vars.palette.tokens.muted },
  '& h2': { flex: 'none', fontSize: size.t16, fontWeight: weight.title },
  '& span': { fontSize: size.t13, color: theme.vars.palette.tokens.muted },
  '& button': { marginInlineStart: 'auto' },
}))

const Body = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 12,
  minBlockSize: 0,
  paddingBlock: 12,
  paddingInline: 16,
  overflow: 'auto',
  overscrollBehavior: 'contain',
})

export type DialogProps = {
  router: AnyRouter
  onClose: () => void
  onJump?: (() => void) | undefined
}

/** The open panel: a non-modal dialog, so that the page stays usable. */
export function DemoPanelDialog({ router, onClose, onJump }: DialogProps) {
  const id = useId()
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus({ preventScroll: true }), [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.stopPropagation()
    onClose()
  }

  return (
    <Box
      ref={box}
      role="dialog"
      aria-modal={false}
      aria-labelledby={id}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <Head>
        <Icon icon={FlaskConical} size="small" />
        <h2 id={id}>لوحة التجربة</h2>
        <span>لا تظهر في النسخة المنشورة</span>
        <IconAction label="إغلاق لوحة التجربة" icon={X} size="small" onClick={onClose} />
      </Head>
      <Body>
        <QueryProvider>
          <CallFields />
        </QueryProvider>
        <ReaderFields />
        <ScreenSelect router={router} onJump={onJump} />
        <SavedLists />
        <RequestLogList />
        <AnalyticsLog />
      </Body>
      <DemoPanelFooter />
    </Box>
  )
}

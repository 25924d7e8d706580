import { styled, useTheme } from '@mui/material/styles'
import type { AnyRouter } from '@tanstack/react-router'
import { ArrowLeftRight, FlaskConical, X } from 'lucide-react'
import { type KeyboardEvent, lazy, Suspense, useEffect, useId, useRef } from 'react'
import { IconAction } from '@/ui/navigation/IconAction'
import { PageTabs, tabId } from '@/ui/navigation/PageTabs'
import { useStore } from '@/ui/states/useStore'
import { Icon } from '@/ui/theme/icons'
import { radius, size, weight } from '@/ui/theme/tokens'
import { useMatches } from '@/ui/theme/useMatches'
import { PanelFooter } from './PanelFooter'
import { panelState, setPanel, TABS, type TabName } from './panelState'
import { StateTab } from './StateTab'

const TimeTab = lazy(() => import('./time/TimeTab').then(({ TimeTab }) => ({ default: TimeTab })))
const ShareTab = lazy(() =>
  import('./share/ShareTab').then(({ ShareTab }) => ({ default: ShareTab })),
)

/** The id of the part that the tabs show. */
const PANEL = 'demo-panel-tab'

const Box = styled('section')(({ theme }) => ({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInline: 0,
  // Over the header and the dialogs of the page; under a question that the panel itself asks.
  zIndex: theme.zIndex.modal + 1,
  '&[data-asking]': { zIndex: theme.zIndex.appBar },
  display: 'flex',
  flexDirection: 'column',
  // The same on each tab, so that the tabs stay where they are.
  blockSize: '88dvh',
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
    blockSize: 'min(44rem, calc(100dvh - 2rem))',
    '&[data-side=start]': { insetInline: '16px auto' },
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
  '& > button:first-of-type': { marginInlineStart: 'auto' },
}))

const Tabs = styled('div')({ flex: 'none', paddingInline: 16 })

const Body = styled('div')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 12,
  flex: 1,
  minBlockSize: 0,
  paddingBlock: 12,
  paddingInline: 16,
  overflow: 'auto',
  overscrollBehavior: 'contain',
})

export type DialogProps = {
  router: AnyRouter
  onClose: () => void
  /** closes the panel and leaves the focus to the page */
  onLeave: () => void
  /** called after another screen was chosen */
  onJump?: (() => void) | undefined
}

/** The open panel: a non-modal dialog, so that the page stays usable. */
export function DemoPanelDialog({ router, onClose, onLeave, onJump }: DialogProps) {
  const id = useId()
  const box = useRef<HTMLElement>(null)
  const { tab, side, isAsking } = useStore(panelState)
  const isPhone = useMatches(useTheme().breakpoints.down('md'))
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
      data-side={side}
      data-asking={isAsking || undefined}
      onKeyDown={onKeyDown}
    >
      <Head>
        <Icon icon={FlaskConical} size="small" />
        <h2 id={id}>لوحة التجربة</h2>
        {!isPhone && (
          <IconAction
            label="انقل اللوحة إلى الجانب الآخر"
            icon={ArrowLeftRight}
            size="small"
            onClick={() => setPanel({ side: side === 'end' ? 'start' : 'end' })}
          />
        )}
        <IconAction label="إغلاق لوحة التجربة" icon={X} size="small" onClick={onClose} />
      </Head>
      <Tabs>
        <PageTabs
          panel={PANEL}
          label="أقسام اللوحة"
          tabs={TABS}
          value={tab}
          onChange={(next) => setPanel({ tab: next as TabName })}
        />
      </Tabs>
      <Body role="tabpanel" id={PANEL} aria-labelledby={tabId(PANEL, tab)}>
        {tab === 'state' ? (
          <StateTab router={router} onJump={onJump} />
        ) : (
          <Suspense fallback={null}>
            {tab === 'time' && <TimeTab />}
            {tab === 'share' && <ShareTab router={router} onLeave={onLeave} onJump={onJump} />}
          </Suspense>
        )}
      </Body>
      <PanelFooter onLeave={onLeave} />
    </Box>
  )
}

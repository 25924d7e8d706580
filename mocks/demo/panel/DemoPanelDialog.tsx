import { styled } from '@mui/material/styles'
import type { AnyRouter } from '@tanstack/react-router'
import { ArrowLeftRight, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { IconAction } from '@/ui/navigation/IconAction'
import { PageTabs, tabId } from '@/ui/navigation/PageTabs'
import { lazyWithPreload } from '@/ui/states/lazyWithPreload'
import { usePreload } from '@/ui/states/quietLoading'
import { useStore } from '@/ui/stores/useStore'
import { radius, size, weight } from '@/ui/theme/tokens'
import { HasToastSlots, ToastSlot } from '@/ui/toast/ToastSlot'
import { PanelFooter } from './PanelFooter'
import { useIsSheet } from './panelParts'
import { closePanel, panelState, setPanel, TABS, type TabName } from './panelState'
import { StateTab } from './StateTab'

const TimeTab = lazyWithPreload(() => import('./time/TimeTab').then(({ TimeTab }) => TimeTab))
const ShareTab = lazyWithPreload(() => import('./share/ShareTab').then(({ ShareTab }) => ShareTab))

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
    borderRadius: radius.dialog,
  },
  '@media print': { display: 'none' },
  '& > header': {
    display: 'flex',
    alignItems: 'center',
    paddingBlock: 8,
    paddingInline: '16px 8px',
  },
  '& > .MuiTabs-root': { flex: 'none', marginInline: 16 },
  [theme.breakpoints.down('md')]: { '& > header button:first-of-type': { display: 'none' } },
  '& h2': { flex: 1, fontSize: size.t16, fontWeight: weight.title },
}))

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

export function DemoPanelDialog({ router }: { router: AnyRouter }) {
  const box = useRef<HTMLElement>(null)
  const { tab, side, isAsking } = useStore(panelState)
  const isSheet = useIsSheet()
  usePreload(TimeTab.load)
  usePreload(ShareTab.load)
  useEffect(() => box.current?.focus({ preventScroll: true }), [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.stopPropagation()
    closePanel()
  }

  return (
    <Box
      ref={box}
      role="dialog"
      aria-modal={false}
      aria-label="لوحة التجربة"
      tabIndex={-1}
      data-side={side}
      data-asking={isAsking || undefined}
      onKeyDown={onKeyDown}
    >
      <header>
        <h2>لوحة التجربة</h2>
        <IconAction
          label="انقل اللوحة إلى الجانب الآخر"
          icon={ArrowLeftRight}
          size="small"
          onClick={() => setPanel({ side: side === 'end' ? 'start' : 'end' })}
        />
        <IconAction label="إغلاق لوحة التجربة" icon={X} size="small" onClick={closePanel} />
      </header>
      <PageTabs
        panel={PANEL}
        label="أقسام اللوحة"
        tabs={TABS}
        value={tab}
        onChange={(next) => setPanel({ tab: next as TabName })}
      />
      <Body role="tabpanel" id={PANEL} aria-labelledby={tabId(PANEL, tab)}>
        {tab === 'state' && <StateTab router={router} />}
        {tab === 'time' && <TimeTab isRequested />}
        {tab === 'share' && <ShareTab isRequested router={router} />}
      </Body>
      {/* Where the panel covers the page's own place for them. */}
      <HasToastSlots value={isSheet || side === 'start'}>
        <ToastSlot />
      </HasToastSlots>
      <PanelFooter />
    </Box>
  )
}

import { styled } from '@mui/material/styles'
import type { AnyRouter } from '@tanstack/react-router'
import { FlaskConical, X } from 'lucide-react'
import { type KeyboardEvent, lazy, Suspense, useEffect, useId, useRef } from 'react'
import { QueryProvider } from '@/api/QueryProvider'
import { createStore } from '@/lib/store'
import { IconAction } from '@/ui/IconAction'
import { Icon } from '@/ui/icons'
import { PageTabs } from '@/ui/navigation/PageTabs'
import { tabId } from '@/ui/navigation/tabId'
import { radius, size, weight } from '@/ui/theme/tokens'
import { useStore } from '@/ui/useStore'
import { AnalyticsLog } from './AnalyticsLog'
import { CallFields } from './CallFields'
import { DemoPanelFooter } from './DemoPanelFooter'
import { ReaderFields } from './ReaderFields'
import { RequestLogList } from './RequestLogList'
import { SavedLists } from './SavedLists'
import { ScreenSelect, SituationSelect } from './ScreenSelect'
import { TabNotice } from './TabNotice'

const TimeTab = lazy(() => import('./time/TimeTab').then(({ TimeTab }) => ({ default: TimeTab })))

const RecordTab = lazy(() =>
  import('./record/RecordTab').then(({ RecordTab }) => ({ default: RecordTab })),
)

const PinsTab = lazy(() =>
  import('./pins/DemoPins').then(({ DemoPinsTab }) => ({ default: DemoPinsTab })),
)

/** The id of the part that the tabs show. */
const PANEL = 'demo-panel-tab'

const Box = styled('section')(({ theme }) => ({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInline: 0,
  // Over the header of the page, which comes before it and stays in sight; under its toasts and dialogs.
  zIndex: theme.zIndex.appBar,
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

const Tabs = styled('div')({ flex: 'none', paddingInline: 16 })

const Body = styled('div')({
  position: 'relative',
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
  /** closes the panel and leaves the focus to the page */
  onLeave: () => void
  /** called after another screen was chosen */
  onJump?: (() => void) | undefined
}

const TABS = [
  { id: 'state', label: 'الحال' },
  { id: 'time', label: 'الزمن' },
  { id: 'record', label: 'الجولات والتقارير' },
  { id: 'pins', label: 'ملاحظات' },
] as const

type TabName = (typeof TABS)[number]['id']

/** The tab that was open last; a panel that is opened again shows it. */
const openTab = createStore<TabName>('state')

/** The open panel: a non-modal dialog, so that the page stays usable. */
export function DemoPanelDialog({ router, onClose, onLeave, onJump }: DialogProps) {
  const id = useId()
  const box = useRef<HTMLElement>(null)
  const tab = useStore(openTab)
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
      <Tabs>
        <PageTabs
          panel={PANEL}
          label="أقسام اللوحة"
          tabs={TABS}
          value={tab}
          onChange={(next) => openTab.set(next as TabName)}
        />
      </Tabs>
      <Body role="tabpanel" id={PANEL} aria-labelledby={tabId(PANEL, tab)}>
        {tab === 'state' ? (
          <>
            <TabNotice />
            <QueryProvider>
              <CallFields />
            </QueryProvider>
            <ReaderFields />
            <ScreenSelect router={router} onJump={onJump} />
            <SituationSelect />
            <SavedLists />
            <RequestLogList />
            <AnalyticsLog />
          </>
        ) : (
          <Suspense fallback={null}>
            {tab === 'time' && <TimeTab />}
            {tab === 'record' && <RecordTab onClose={onClose} />}
            {tab === 'pins' && <PinsTab router={router} onPlace={onLeave} onLeave={onJump} />}
          </Suspense>
        )}
      </Body>
      <DemoPanelFooter />
    </Box>
  )
}

import { callIds } from '@mocks/backend/dataCalls'
import { mockController } from '@mocks/backend/mockController'
import { commonSetting } from '@mocks/backend/networkParams'
import { describeScenario } from '@mocks/backend/scenarios'
import { asksServer, serverSetting } from '@mocks/demo/answers/serverSetting'
import { THEMES } from '@mocks/demo/format/captions'
import { recorderState } from '@mocks/demo/session/recorderState'
import { isNetworkStored } from '@mocks/demo/session/storeNetwork'
import { BROWSER_KEYS, readTab } from '@mocks/demo/storage/tabState'
import { styled } from '@mui/material/styles'
import { CircleStop, FlaskConical } from 'lucide-react'
import { type Ref, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { once } from '@/lib/once'
import { session } from '@/lib/reader'
import { readText } from '@/lib/storage'
import { Tooltip } from '@/ui/overlay/Tooltip'
import { useRestoreFocus } from '@/ui/overlay/useRestoreFocus'
import { lazyWithPreload } from '@/ui/states/lazyWithPreload'
import { showLoadError } from '@/ui/states/loadError'
import { usePreload } from '@/ui/states/quietLoading'
import { useStore } from '@/ui/stores/useStore'
import { Icon } from '@/ui/theme/icons'
import { useThemeSetting } from '@/ui/theme/ThemeSetting'
import { colors, radius, size, up, weight, zIndex } from '@/ui/theme/tokens'
import { sayReset } from './confirmAndReset'
import { Action, publishToolHeight, ToolSheet } from './panelParts'
import { closePanel, panelState, setPanel } from './panelState'

/** Beside the app's element. MUI hides everything beside a dialog from screen readers, and takes the focus back. */
const toolsHost = once(() => {
  const host = document.createElement('div')
  host.dataset.demoPanel = ''
  document.body.append(host)
  const show = () => host.removeAttribute('aria-hidden')
  new MutationObserver(show).observe(host, { attributeFilter: ['aria-hidden'] })
  host.addEventListener('focusin', (event) => event.stopPropagation())
  return host
})

const TourBar = lazyWithPreload(() => import('./tour/TourBar'), 'TourBar')

const PinLayer = lazyWithPreload(() => import('./pins/PinLayer'), 'PinLayer')

const Dialog = lazyWithPreload(() => import('./DemoPanelDialog'), 'DemoPanelDialog')

function onKey(event: KeyboardEvent) {
  const isKey = event.code === 'Backquote' || event.key === '`'
  if (!isKey || !event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  setPanel({ isOpen: !panelState.get().isOpen })
}

/** A handle; open, a box beside the page, or a sheet on phones, above the dialogs of the page (`toolsHost`). */
export function DemoPanel() {
  const { isOpen } = useStore(panelState)
  const handle = useRef<HTMLButtonElement>(null)
  useEffect(sayReset, [])
  usePreload(Dialog.load)
  // Where something else is shown then, such as the next story.
  useEffect(() => closePanel, [])

  const focusAfterClosing = () => {
    const { opener } = panelState.get()
    const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body
    return isThere ? opener : opener && handle.current
  }
  // The shortcut closes the panel also while the focus is in the page.
  useRestoreFocus(isOpen, focusAfterClosing, { isLost: () => true })

  useEffect(() => {
    document.addEventListener('keydown', onKey, true)
    return () => document.removeEventListener('keydown', onKey, true)
  }, [])

  const toggle = <PanelToggle ref={handle} />
  return createPortal(
    <>
      <TourBar isRequested={readTab()?.play !== undefined} />
      <PinLayer isRequested={isOpen || readText(BROWSER_KEYS.pins) !== null} />
      <aside aria-label="لوحة التجربة">
        <RecordingPill />
        {isOpen ? <Dialog isRequested placeholder={toggle} /> : toggle}
      </aside>
    </>,
    toolsHost(),
  )
}

function RecordingPill() {
  const { isRecording, count } = useStore(recorderState)
  if (!isRecording) return null
  const stop = async () => {
    const { stopRecording } = await import('@mocks/demo/session/recorder')
    stopRecording()
    setPanel({ isOpen: true, tab: 'share' })
  }
  return (
    <ToolSheet
      ref={publishToolHeight}
      aria-label="التسجيل"
      data-clear
      style={{ inlineSize: 'fit-content' }}
    >
      <Action
        label={`أوقف التسجيل (${count})`}
        icon={CircleStop}
        size="medium"
        variant="contained"
        color="primary"
        onClick={() => void stop().catch(showLoadError)}
      />
    </ToolSheet>
  )
}

const Tab = styled('button')({
  position: 'fixed',
  insetBlockEnd: 'calc(24px + var(--bottom-bar-height, 0px) + env(safe-area-inset-bottom, 0px))',
  insetInlineEnd: 0,
  zIndex: zIndex.modal + 1,
  inlineSize: 16,
  minBlockSize: 44,
  display: 'grid',
  placeItems: 'center',
  gap: 6,
  background: colors.paper,
  color: colors.muted,
  border: `1px solid ${colors.lineStrong}`,
  borderStartStartRadius: radius.control,
  borderEndStartRadius: radius.control,
  '&:hover': { color: colors.ink },
  '&[data-changed]': { color: colors.warn, borderColor: colors.warn, borderInlineStartWidth: 4 },
  // From top to bottom, from the width where the margin has space for words.
  '& > span:last-child': {
    display: 'none',
    writingMode: 'vertical-rl',
    maxBlockSize: '14rem',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: `min(${size.t13}, 18px)`,
    fontWeight: weight.label,
    [up.md]: { display: 'block' },
  },
  [up.md]: { inlineSize: 28, paddingBlock: 8 },
})

/** It fits into the page's margin, so that it covers no controls, and shows what is not at its default. */
function PanelToggle({ ref }: { ref: Ref<HTMLButtonElement> }) {
  const { calls, failNext } = useStore(mockController.overrides)
  const isStored = useStore(isNetworkStored)
  const server = useStore(serverSetting)
  const { isSignedIn } = useStore(session)
  const { setting } = useThemeSetting()
  const scenario = commonSetting(calls, 'scenario')
  const news = [
    failNext && 'يفشل الطلب القادم',
    scenario !== 'normal' && (scenario ? describeScenario(scenario).label : 'سيناريوهات'),
    callIds.some((id) => calls[id].latency > 0) && 'رد متأخر',
    asksServer(server) && 'خادم حقيقي',
    isStored && 'مثبّت',
    !isSignedIn && 'خارج الحساب',
    setting !== 'system' && THEMES[setting],
    readTab()?.own === 'everything' && 'بيانات من رابط أو جولة',
  ]
    .filter(Boolean)
    .join(' · ')
  const name = news ? `لوحة التجربة: ${news}` : 'لوحة التجربة'
  return (
    <Tooltip title="لوحة التجربة (⁨Ctrl + `⁩)" describeChild>
      <Tab
        ref={ref}
        type="button"
        aria-label={name}
        aria-haspopup="dialog"
        aria-expanded={false}
        aria-keyshortcuts="Control+`"
        // The focus stays where it is, such as in a dialog of the page, and is there again when the panel closes.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setPanel({ isOpen: true })}
        data-changed={news !== '' || undefined}
      >
        <Icon icon={FlaskConical} size="small" />
        <span>{name}</span>
      </Tab>
    </Tooltip>
  )
}

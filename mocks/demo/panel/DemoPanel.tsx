import type { ToolProps } from '@mocks/backend/start'
import { tabProblem } from '@mocks/demo/session/prepareTab'
import { BROWSER_KEYS, readTab } from '@mocks/demo/storage/tabState'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { once } from '@/lib/once'
import { readText } from '@/lib/storage'
import { useRestoreFocus } from '@/ui/overlay/useRestoreFocus'
import { lazyWithPreload } from '@/ui/states/lazyWithPreload'
import { usePreload } from '@/ui/states/quietLoading'
import { toast } from '@/ui/stores/toast'
import { useStore } from '@/ui/stores/useStore'
import { sayReset } from './confirmAndReset'
import { PanelToggle } from './PanelToggle'
import { closePanel, panelState, setPanel } from './panelState'
import { RecordingPill } from './RecordingPill'

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

const TourBar = lazyWithPreload(() => import('./tour/TourBar').then(({ TourBar }) => TourBar))

const PinLayer = lazyWithPreload(() => import('./pins/PinLayer').then(({ PinLayer }) => PinLayer))

const Dialog = lazyWithPreload(() =>
  import('./DemoPanelDialog').then(({ DemoPanelDialog }) => DemoPanelDialog),
)

/** A handle; open, a box beside the page, or a sheet on phones, above the dialogs of the page (`toolsHost`). */
export function DemoPanel({ router }: ToolProps) {
  const { isOpen } = useStore(panelState)
  const handle = useRef<HTMLButtonElement>(null)
  /** the element that gets the focus on closing */
  const previousFocus = useRef<Element | null>(null)
  useEffect(() => {
    const show = () => tabProblem.get() !== null && toast.error(tabProblem.get() ?? '')
    show()
    sayReset()
    return tabProblem.subscribe(show)
  }, [])
  // A tour begins with a page of its own.
  const [hasTour] = useState(() => readTab()?.play !== undefined)
  const [hadPins] = useState(() => readText(BROWSER_KEYS.pins) !== null)

  const open = () => setPanel({ isOpen: true })
  // Before the effects: there the dialog takes the focus.
  useLayoutEffect(() => {
    if (isOpen) previousFocus.current = document.activeElement
  }, [isOpen])
  usePreload(Dialog.load)
  // Where something else is shown then, such as the next story.
  useEffect(() => closePanel, [])

  const focusAfterClosing = () => {
    const before = previousFocus.current
    if (panelState.get().isLeft) return null
    const canRestoreFocus =
      before instanceof HTMLElement && before.isConnected && before !== document.body
    return canRestoreFocus ? before : handle.current
  }
  // The shortcut closes the panel also while the focus is in the page.
  useRestoreFocus(isOpen, focusAfterClosing, { isLost: () => true })

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isKey = event.code === 'Backquote' || event.key === '`'
    if (!isKey || !event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (isOpen) closePanel()
    else open()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKey, true)
    return () => document.removeEventListener('keydown', onKey, true)
  }, [])

  const toggle = <PanelToggle ref={handle} onOpen={open} />
  return createPortal(
    <>
      <TourBar isRequested={hasTour} />
      <PinLayer isRequested={hadPins || isOpen} router={router} />
      <aside aria-label="لوحة التجربة">
        <RecordingPill />
        {isOpen ? <Dialog isRequested placeholder={toggle} router={router} /> : toggle}
      </aside>
    </>,
    toolsHost(),
  )
}

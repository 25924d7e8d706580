import type { ToolProps } from '@mocks/backend/start'
import { readPlay } from '@mocks/demo/tour/playState'
import { useTheme } from '@mui/material/styles'
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import { lazyWithPreload, showLoadError } from '@/ui/lazyWithPreload'
import { useMatches } from '@/ui/useMatches'
import { useRestoreFocus } from '@/ui/useRestoreFocus'
import { useStore } from '@/ui/useStore'
import type { DialogProps } from './DemoPanelDialog'
import { PanelToggle } from './PanelToggle'
import { needsPins, pinsRequest } from './pins/pinsRequest'
import { useFileDrop } from './useFileDrop'
import { useTabStart } from './useTabStart'

const TourBar = lazyWithPreload(() => import('./tour/TourBar').then(({ TourBar }) => TourBar))

const PinLayer = lazyWithPreload(() =>
  import('./pins/DemoPins').then(({ DemoPinLayer }) => DemoPinLayer),
)

// The dialog imports every saved list: 70 kB that a page would load although nobody opens the panel.
const loadDialog = () => import('./DemoPanelDialog')

/**
 * The demo panel, in mock builds only. Closed, it is a small handle; open, a box beside the page, or a sheet on
 * phones. `Ctrl + backquote` opens and closes it (browsers do not use that shortcut, and it types nothing);
 * Escape inside closes it. Nothing is stored: after a reload it is closed and everything has its default.
 */
export function DemoPanel({ router }: ToolProps) {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps> | null>(null)
  const isOpen = Dialog !== null
  const root = useRef<HTMLElement>(null)
  const handle = useRef<HTMLButtonElement>(null)
  /** the element that gets the focus on closing; undefined when the focus must not move */
  const previousFocus = useRef<Element | null>(undefined)
  const isPhone = useMatches(useTheme().breakpoints.down('md'))
  useTabStart()
  useFileDrop()
  // A tour begins with a page of its own.
  const [hasTour] = useState(() => readPlay() !== null)
  const hasPins = useStore({ ...pinsRequest, get: needsPins })

  const open = () => {
    previousFocus.current = document.activeElement
    loadDialog().then(({ DemoPanelDialog }) => setDialog(() => DemoPanelDialog), showLoadError)
  }
  const close = () => setDialog(null)
  const leave = () => {
    previousFocus.current = undefined
    close()
  }

  const focusAfterClosing = () => {
    const before = previousFocus.current
    if (before === undefined) return null
    const canRestoreFocus =
      before instanceof HTMLElement && before.isConnected && before !== document.body
    return canRestoreFocus ? before : handle.current
  }
  // The shortcut closes the panel also while the focus is in the page.
  useRestoreFocus(isOpen, focusAfterClosing, { isLost: () => true })

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isKey = event.code === 'Backquote' || event.key === '`'
    if (!isKey || !event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
    // While a dialog of the page hides the rest and holds the focus, ignore the shortcut.
    if (root.current?.closest('[aria-hidden="true"]')) return
    event.preventDefault()
    if (isOpen) close()
    else open()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  return (
    <>
      <TourBar isRequested={hasTour} />
      <PinLayer isRequested={hasPins} router={router} />
      <aside ref={root} aria-label="لوحة التجربة" data-demo-panel>
        {Dialog ? (
          <Dialog
            router={router}
            onClose={close}
            onLeave={leave}
            onJump={isPhone ? leave : undefined}
          />
        ) : (
          <PanelToggle ref={handle} onOpen={open} />
        )}
      </aside>
    </>
  )
}

import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { AnyRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Handle } from './Handle'
import { Panel } from './Panel'

export type PanelProps = { router: AnyRouter }

/**
 * The demo's control room, in mock builds only: closed, a small handle; open, a box beside the page or a
 * sheet on phones. `Ctrl + backquote` opens and closes it, Escape in it closes it; no browser has that
 * key, and it types nothing. It remembers nothing: loaded again, it is closed and all is as always.
 */
export function DemoPanel({ router }: PanelProps) {
  const [isOpen, setIsOpen] = useState(false)
  const root = useRef<HTMLElement>(null)
  const handle = useRef<HTMLButtonElement>(null)
  /** where the focus goes back to; undefined when it shall stay where it is */
  const cameFrom = useRef<Element | null>(undefined)
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))

  const open = () => {
    cameFrom.current = document.activeElement
    setIsOpen(true)
  }
  const close = () => setIsOpen(false)
  const leave = () => {
    cameFrom.current = undefined
    setIsOpen(false)
  }

  useEffect(() => {
    if (isOpen || cameFrom.current === undefined) return
    const before = cameFrom.current
    cameFrom.current = undefined
    const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body
    ;(isThere ? before : handle.current)?.focus()
  }, [isOpen])

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isKey = event.code === 'Backquote' || event.key === '`'
    if (!isKey || !event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
    // A dialog of the page hides all else and keeps the focus: it goes first.
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
    <aside ref={root} aria-label="لوحة التجربة" data-demo-panel>
      {isOpen ? (
        <Panel router={router} onClose={close} onJump={isPhone ? leave : undefined} />
      ) : (
        <Handle ref={handle} onOpen={open} />
      )}
    </aside>
  )
}

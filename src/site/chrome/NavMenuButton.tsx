import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { matchesKeys } from '@/lib/keys'
import type { lazyWithPreload } from '@/ui/states/lazyWithPreload'
import { Icon } from '@/ui/theme/icons'
import { useCloseOnNavigation } from './useCloseOnNavigation'

type Props = {
  label: string
  isCurrent: boolean
  menu: ReturnType<
    typeof lazyWithPreload<{ id: string; anchor: HTMLElement | null; onClose: () => void }>
  >
}

/** A button of the navigation row with a menu: Enter, Space and the down arrow open it. */
export function NavMenuButton({ label, isCurrent, menu: Menu }: Props) {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  useCloseOnNavigation(close)

  const openByArrow = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (!matchesKeys(event, 'ArrowDown')) return
    event.preventDefault()
    setAnchor(event.currentTarget)
  }

  return (
    <>
      <button
        type="button"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        aria-current={isCurrent ? 'true' : undefined}
        {...Menu.intent}
        onClick={(event) => setAnchor(event.currentTarget)}
        onKeyDown={openByArrow}
      >
        <span>{label}</span>
        <Icon icon={ChevronDown} size="small" />
      </button>
      <Menu isRequested={anchor !== null} id={id} anchor={anchor} onClose={close} />
    </>
  )
}

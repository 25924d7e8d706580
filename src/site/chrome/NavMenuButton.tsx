import { ChevronDown } from 'lucide-react'
import type { lazyWithPreload } from '@/ui/states/lazyWithPreload'
import { Icon } from '@/ui/theme/icons'
import { useMenuButton } from './useMenuButton'

type Props = {
  label: string
  isCurrent: boolean
  menu: ReturnType<
    typeof lazyWithPreload<{ id: string; anchor: HTMLElement | null; onClose: () => void }>
  >
}

/** A button of the navigation row with a menu. */
export function NavMenuButton({ label, isCurrent, menu: Menu }: Props) {
  const { button, menu } = useMenuButton()
  return (
    <>
      <button
        type="button"
        aria-current={isCurrent ? 'true' : undefined}
        {...Menu.intent}
        {...button}
      >
        <span>{label}</span>
        <Icon icon={ChevronDown} size="small" />
      </button>
      <Menu {...menu} />
    </>
  )
}

import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { ArrowDownToLine, ArrowUpToLine, type LucideIcon, MoveDown, MoveUp } from 'lucide-react'
import type { Step } from '@/lib/editableList'
import { Icon } from '@/ui/icons'

const STEPS: { step: Step; label: string; icon: LucideIcon }[] = [
  { step: 'first', label: 'إلى أول القائمة', icon: ArrowUpToLine },
  { step: 'up', label: 'إلى أعلى', icon: MoveUp },
  { step: 'down', label: 'إلى أسفل', icon: MoveDown },
  { step: 'last', label: 'إلى آخر القائمة', icon: ArrowDownToLine },
]

type Props = {
  id: string
  label: string
  /** the button that opened the menu; null while it is closed */
  anchor: HTMLElement | null
  isFirst: boolean
  isLast: boolean
  onClose: () => void
  onMove: (step: Step) => void
}

/** The open menu of `MoveMenu`. */
export function MoveMenuPopup({ id, label, anchor, isFirst, isLast, onClose, onMove }: Props) {
  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': label } }}
    >
      {STEPS.map(({ step, label, icon }) => (
        <MenuItem
          key={step}
          disabled={step === 'first' || step === 'up' ? isFirst : isLast}
          onClick={() => {
            onClose()
            onMove(step)
          }}
        >
          <Icon icon={icon} />
          {label}
        </MenuItem>
      ))}
    </Menu>
  )
}

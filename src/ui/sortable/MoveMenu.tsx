import {
  ArrowDownToLine,
  ArrowUpToLine,
  ChevronsUpDown,
  type LucideIcon,
  MoveDown,
  MoveUp,
} from 'lucide-react'
import type { Step } from '@/lib/editableList'
import { isolated } from '@/lib/isolated'
import { ActionMenu } from '@/ui/menu/ActionMenu'

const STEPS: { step: Step; label: string; icon: LucideIcon }[] = [
  { step: 'first', label: 'إلى أول القائمة', icon: ArrowUpToLine },
  { step: 'up', label: 'إلى أعلى', icon: MoveUp },
  { step: 'down', label: 'إلى أسفل', icon: MoveDown },
  { step: 'last', label: 'إلى آخر القائمة', icon: ArrowDownToLine },
]

type Props = {
  /** the name of what is moved; the button's label contains it */
  name: string
  isFirst: boolean
  isLast: boolean
  onMove: (step: Step) => void
}

/** A menu that moves a row without dragging: first, up, down, last (WCAG 2.2, 2.5.7). */
export function MoveMenu({ name, isFirst, isLast, onMove }: Props) {
  return (
    <ActionMenu
      label={`تغيير موضع ${isolated(name)}`}
      icon={ChevronsUpDown}
      actions={() =>
        STEPS.map(({ step, label, icon }) => ({
          label,
          icon,
          disabled: step === 'first' || step === 'up' ? isFirst : isLast,
          onSelect: () => onMove(step),
        }))
      }
    />
  )
}

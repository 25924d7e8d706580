import {
  ArrowDownToLine,
  ArrowUpToLine,
  ChevronsUpDown,
  type LucideIcon,
  MoveDown,
  MoveUp,
} from 'lucide-react'
import { useContext } from 'react'
import type { Step } from '@/lib/editableList'
import { isolated } from '@/lib/isolated'
import { ActionMenu } from '@/ui/menu/ActionMenu'
import { StepContext } from './SortableRow'

const STEPS: { step: Step; label: string; icon: LucideIcon }[] = [
  { step: 'first', label: 'إلى أول القائمة', icon: ArrowUpToLine },
  { step: 'up', label: 'إلى أعلى', icon: MoveUp },
  { step: 'down', label: 'إلى أسفل', icon: MoveDown },
  { step: 'last', label: 'إلى آخر القائمة', icon: ArrowDownToLine },
]

type Props = {
  /** the id of the row */
  id: string
  /** the name of what is moved; the button's label contains it */
  name: string
}

/** A menu that moves a row of a `SortableArea` without dragging: first, up, down, last (WCAG 2.2, 2.5.7). */
export function MoveMenu({ id, name }: Props) {
  const find = useContext(StepContext)
  return (
    <ActionMenu
      label={`تغيير موضع ${isolated(name)}`}
      icon={ChevronsUpDown}
      actions={() =>
        STEPS.map(({ step, ...entry }) => ({
          ...entry,
          disabled: !find(id, step),
          onSelect: () => find(id, step)?.(),
        }))
      }
    />
  )
}

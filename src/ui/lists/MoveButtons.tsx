import { MoveDown, MoveUp } from 'lucide-react'
import { isolated } from '@/lib/isolated'
import { IconAction } from '@/ui/navigation/IconAction'

type Props = {
  /** what moves: «قالب شكر» */
  name: string
  isFirst: boolean
  isLast: boolean
  onMove: (step: 1 | -1) => void
}

const STEPS = [
  { step: -1, hint: 'تقديم', icon: MoveUp },
  { step: 1, hint: 'تأخير', icon: MoveDown },
] as const

/** Moves an entry of a short list one place up or down. */
export const MoveButtons = ({ name, isFirst, isLast, onMove }: Props) =>
  STEPS.map(({ step, hint, icon }) => (
    <IconAction
      key={hint}
      label={`${hint} ${isolated(name)}`}
      hint={hint}
      icon={icon}
      size="small"
      disabled={step < 0 ? isFirst : isLast}
      onClick={() => onMove(step)}
    />
  ))

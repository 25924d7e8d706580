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

/** Moves an entry of a short list one place up or down. */
export function MoveButtons({ name, isFirst, isLast, onMove }: Props) {
  return (
    <>
      <IconAction
        label={`تقديم ${isolated(name)}`}
        hint="تقديم"
        icon={MoveUp}
        size="small"
        disabled={isFirst}
        onClick={() => onMove(-1)}
      />
      <IconAction
        label={`تأخير ${isolated(name)}`}
        hint="تأخير"
        icon={MoveDown}
        size="small"
        disabled={isLast}
        onClick={() => onMove(1)}
      />
    </>
  )
}

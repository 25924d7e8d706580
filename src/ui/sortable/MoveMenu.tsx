import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import {
  ArrowDownToLine,
  ArrowUpToLine,
  ChevronsUpDown,
  type LucideIcon,
  MoveDown,
  MoveUp,
} from 'lucide-react'
import { useId, useState } from 'react'
import type { Step } from '@/lib/editableList'
import { IconAction } from '@/ui/IconAction'
import { Icon } from '@/ui/icons'

type Props = {
  /** the name of what is moved; the button's label contains it */
  name: string
  isFirst: boolean
  isLast: boolean
  onMove: (step: Step) => void
}

const STEPS: { step: Step; label: string; icon: LucideIcon }[] = [
  { step: 'first', label: 'إلى أول القائمة', icon: ArrowUpToLine },
  { step: 'up', label: 'إلى أعلى', icon: MoveUp },
  { step: 'down', label: 'إلى أسفل', icon: MoveDown },
  { step: 'last', label: 'إلى آخر القائمة', icon: ArrowDownToLine },
]

/** A menu that moves a row without dragging: first, up, down, last (WCAG 2.2, 2.5.7). */
export function MoveMenu({ name, isFirst, isLast, onMove }: Props) {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  // In a long list every row has this menu, so it is mounted only when it is first opened.
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <>
      <IconAction
        label={`تغيير موضع ${name}`}
        icon={ChevronsUpDown}
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => {
          setAnchor(event.currentTarget)
          setWasOpened(true)
        }}
      />
      {wasOpened && (
        <Menu
          id={id}
          anchorEl={anchor}
          open={anchor !== null}
          onClose={() => setAnchor(null)}
          slotProps={{ list: { 'aria-label': `تغيير موضع ${name}` } }}
        >
          {STEPS.map(({ step, label, icon }) => (
            <MenuItem
              key={step}
              disabled={step === 'first' || step === 'up' ? isFirst : isLast}
              onClick={() => {
                setAnchor(null)
                onMove(step)
              }}
            >
              <Icon icon={icon} />
              {label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  )
}

import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { ArrowDownToLine, ArrowUpToLine, ChevronsUpDown, MoveDown, MoveUp } from 'lucide-react'
import { useId, useState } from 'react'
import { IconAction } from '../IconAction'
import { Icon } from '../icons'

type Props = {
  /** what is moved: the button is named after it */
  name: string
  /** its place, counted from 0 */
  index: number
  count: number
  onMove: (to: number) => void
}

/** The way to put a row in its place without dragging: first, up, down, last (WCAG 2.2, 2.5.7). */
export function MoveMenu({ name, index, count, onMove }: Props) {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const last = count - 1
  const places = [
    { label: 'إلى الأول', icon: ArrowUpToLine, to: 0, isOff: index === 0 },
    { label: 'لأعلى', icon: MoveUp, to: index - 1, isOff: index === 0 },
    { label: 'لأسفل', icon: MoveDown, to: index + 1, isOff: index === last },
    { label: 'إلى الأخير', icon: ArrowDownToLine, to: last, isOff: index === last },
  ]
  return (
    <>
      <IconAction
        label={`تغيير موضع ${name}`}
        icon={ChevronsUpDown}
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': `تغيير موضع ${name}` } }}
      >
        {places.map(({ label, icon, to, isOff }) => (
          <MenuItem
            key={label}
            disabled={isOff}
            onClick={() => {
              setAnchor(null)
              onMove(to)
            }}
          >
            <Icon icon={icon} />
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

import { ChevronsUpDown } from 'lucide-react'
import { useId, useState } from 'react'
import type { Step } from '@/lib/editableList'
import { IconAction } from '@/ui/IconAction'
import { lazyWithPreload } from '@/ui/lazyWithPreload'

/** `SortableArea` preloads it. */
export const MoveMenuPopup = lazyWithPreload(() =>
  import('./MoveMenuPopup').then((it) => it.MoveMenuPopup),
)

type Props = {
  /** the name of what is moved; the button's label contains it */
  name: string
  isFirst: boolean
  isLast: boolean
  onMove: (step: Step) => void
}

/** A menu that moves a row without dragging: first, up, down, last (WCAG 2.2, 2.5.7). */
export function MoveMenu({ name, ...popupProps }: Props) {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  // In a long list every row has this menu, so it is mounted only when it is first opened.
  const [wasOpened, setWasOpened] = useState(false)
  const label = `تغيير موضع ${name}`
  return (
    <>
      <IconAction
        label={label}
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
        <MoveMenuPopup
          {...popupProps}
          isRequested
          id={id}
          label={label}
          anchor={anchor}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  )
}

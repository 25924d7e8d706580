import { Ellipsis, type LucideIcon } from 'lucide-react'
import { useId, useState } from 'react'
import { type RowControl, rowControl } from '@/ui/marks/rowControl'
import { IconAction } from '@/ui/navigation/IconAction'
import { lazyWithPreload } from '@/ui/states/lazyWithPreload'
import { dismissLoadError, showLoadError } from '@/ui/states/loadError'
import { usePreload } from '@/ui/states/quietLoading'
import type { MenuAction } from './ActionMenuPopup'

export const ActionMenuPopup = lazyWithPreload(() => import('./ActionMenuPopup'), 'ActionMenuPopup')

type Props = {
  /** what the menu is about: the button's accessible name, and the menu's */
  label: string
  /** a shorter text for the tooltip */
  hint?: string
  icon: LucideIcon
  /** the entries; called when the menu opens, so that their code can be loaded then */
  actions: () => readonly MenuAction[] | Promise<readonly MenuAction[]>
  /** names the button among those of all rows, as `menu` does for the menu of a row (`useRowFocus`) */
  rowControl?: RowControl
}

/** A button with an icon that opens a menu of actions. The menu is loaded and mounted when it is first opened. */
export function ActionMenu({ label, hint, icon, actions, rowControl: control }: Props) {
  const id = useId()
  usePreload(ActionMenuPopup.load)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  // In a long list every row has a menu, so it is mounted only when it is first opened; its entries stay while it closes.
  const [shown, setShown] = useState<readonly MenuAction[] | null>(null)
  async function open(button: HTMLElement) {
    try {
      setShown(await actions())
      setAnchor(button)
      dismissLoadError()
    } catch (error) {
      void showLoadError(error)
    }
  }
  return (
    <>
      <IconAction
        label={label}
        {...(hint && { hint })}
        icon={icon}
        size="small"
        {...rowControl(control)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        {...ActionMenuPopup.intent}
        onClick={(event) => void open(event.currentTarget)}
      />
      {shown && (
        <ActionMenuPopup
          isRequested={anchor !== null}
          id={id}
          label={label}
          actions={shown}
          anchor={anchor}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  )
}

/** The menu of a row: all that can be done with it. `name` is isolated. */
export const RowMenu = ({ name, actions }: { name: string; actions: Props['actions'] }) => (
  <ActionMenu
    rowControl="menu"
    label={`المزيد عن ${name}`}
    hint="المزيد"
    icon={Ellipsis}
    actions={actions}
  />
)

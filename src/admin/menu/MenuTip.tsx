import type { ComponentProps } from 'react'
import { Tooltip } from '@/ui/overlay/Tooltip'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'
import type { MenuShape } from './menuStyles'

type Props = Pick<ComponentProps<typeof Tooltip>, 'children'> & { shape: MenuShape; name: string }

/** The name of a menu entry beside its icon, once the menu is collapsed; otherwise the entry has it as its text. */
export function MenuTip({ shape, name, children }: Props) {
  const isCollapsed = shape === 'collapsed'
  return (
    <Tooltip title={isCollapsed ? name : ''} describeChild={!isCollapsed} placement="left">
      {children}
    </Tooltip>
  )
}

export const MenuText = ({ shape, children }: { shape: MenuShape; children: string }) =>
  shape === 'collapsed' ? <VisuallyHidden>{children}</VisuallyHidden> : <span>{children}</span>

import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import type { LucideIcon } from 'lucide-react'
import type { MouseEvent } from 'react'
import { isPlainClick } from '@/lib/keys'
import { useLayer } from '@/ui/layers/useLayer'
import type { RouteLink } from '@/ui/navigation/links'
import { MenuItemLink } from '@/ui/navigation/MenuItemLink'
import { rescueFocus } from '@/ui/overlay/useRestoreFocus'
import { Icon } from '@/ui/theme/icons'
import { colors } from '@/ui/theme/tokens'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'

/**
 * An entry of a menu: an action, or a link that opens in a new tab, to a page of the app or elsewhere. `href` is already
 * checked; without one (null) the entry is disabled (D-26).
 */
export type MenuAction = {
  label: string
  icon?: LucideIcon
  disabled?: boolean
  /** `danger` for deleting */
  tone?: 'danger'
} & ({ onSelect: () => void } | { link: RouteLink } | { href: string | null })

const Entry = styled(MenuItem)({
  '&[data-danger]': {
    color: colors.bad,
    '& > svg': { color: 'inherit' },
    '&:hover, &.Mui-focusVisible': { background: colors.badSoft },
  },
})

const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' }

type Props = {
  id: string
  label: string
  actions: readonly MenuAction[]
  /** the button that opened the menu; null while it is closed */
  anchor: HTMLElement | null
  onClose: () => void
}

export function ActionMenuPopup({ id, label, actions, anchor, onClose }: Props) {
  // With a modifier the new tab stays behind this one, and the menu open.
  const closeOnPlainClick = (event: MouseEvent) => {
    if (isPlainClick(event)) onClose()
  }
  useLayer(anchor !== null, onClose, { opener: anchor })
  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': label }, transition: { onExited: rescueFocus } }}
    >
      {actions.map((action) => {
        const { label: text, icon, disabled = false, tone } = action
        const isLink = !('onSelect' in action)
        const content = (
          <>
            {icon && <Icon icon={icon} />}
            <span>{text}</span>
            {isLink && <VisuallyHidden> (علامة تبويب جديدة)</VisuallyHidden>}
          </>
        )
        if ('link' in action)
          return (
            <MenuItemLink
              key={text}
              {...action.link}
              {...NEW_TAB}
              preload={false}
              disabled={disabled}
              onClick={closeOnPlainClick}
            >
              {content}
            </MenuItemLink>
          )
        if ('href' in action)
          return (
            <MenuItem
              key={text}
              component="a"
              href={action.href ?? undefined}
              {...NEW_TAB}
              disabled={disabled || action.href === null}
              onClick={closeOnPlainClick}
            >
              {content}
            </MenuItem>
          )
        return (
          <Entry
            key={text}
            disabled={disabled}
            data-danger={tone === 'danger' || undefined}
            onClick={() => {
              onClose()
              action.onSelect()
            }}
          >
            {content}
          </Entry>
        )
      })}
    </Menu>
  )
}

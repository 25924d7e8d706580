import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import type { MouseEvent } from 'react'
import { isPlainClick } from '@/lib/keys'
import { useLayer } from '@/ui/layers/useLayer'
import type { RouteLink } from '@/ui/navigation/links'
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

type Props = {
  id: string
  label: string
  actions: readonly MenuAction[]
  /** the button that opened the menu; null while it is closed */
  anchor: HTMLElement | null
  onClose: () => void
}

export function ActionMenuPopup({ id, label, actions, anchor, onClose }: Props) {
  const router = useRouter()
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
        const href =
          'link' in action ? hrefOf(router, action.link) : isLink ? action.href : undefined
        return (
          <Entry
            key={text}
            {...(isLink && { component: 'a', href, target: '_blank', rel: 'noopener noreferrer' })}
            disabled={disabled || href === null}
            data-danger={tone === 'danger' || undefined}
            onClick={(event: MouseEvent) => {
              // With a modifier the new tab stays behind this one, and the menu open.
              if (!isLink || isPlainClick(event)) onClose()
              if (!isLink) action.onSelect()
            }}
          >
            {icon && <Icon icon={icon} />}
            <span>{text}</span>
            {isLink && <VisuallyHidden> (علامة تبويب جديدة)</VisuallyHidden>}
          </Entry>
        )
      })}
    </Menu>
  )
}

const hrefOf = ({ history, buildLocation }: AnyRouter, link: RouteLink): string =>
  history.createHref(buildLocation(link).href)

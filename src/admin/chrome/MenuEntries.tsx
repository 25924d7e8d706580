import { useHydrated } from '@tanstack/react-router'
import { ExternalLink } from 'lucide-react'
import { type ReactNode, useContext } from 'react'
import { describeUnread } from '@/admin/contactMessages/messageCounts'
import { ADMIN_MENU, type AdminMenuEntry } from '@/admin/menu/adminMenu'
import {
  CountDot,
  CountPlace,
  MenuFoot,
  MenuGroup,
  MenuLink,
  MenuShape,
} from '@/admin/menu/menuParts'
import { formatNumber } from '@/lib/arabic'
import { isSaved } from '@/lib/savedStore'
import { lazyWithPreload } from '@/ui/states/lazyWithPreload'
import { StatusBadge } from '@/ui/theme/Badge'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'

const PinnedViews = lazyWithPreload(() => import('./PinnedViews'), 'PinnedViews')

type Props = {
  label: string
  id?: string
  unread: number
  /** what follows «عرض الموقع» at the end */
  children?: ReactNode
}

export function MenuEntries({ label, id, unread, children }: Props) {
  const isHydrated = useHydrated()
  return (
    <>
      <nav id={id} aria-label={label}>
        {ADMIN_MENU.map(({ key, caption, entries }) => (
          <MenuGroup key={key} caption={caption}>
            {entries.map((entry) => (
              <li key={entry.label}>
                <Entry entry={entry} unread={'hasUnreadCount' in entry ? unread : 0} />
              </li>
            ))}
          </MenuGroup>
        ))}
        <PinnedViews whenIdle isRequested={isHydrated && isSaved('views')} />
      </nav>
      <MenuFoot>
        <MenuLink to="/" icon={ExternalLink} name="عرض الموقع" />
        {children}
      </MenuFoot>
    </>
  )
}

function Entry({ entry, unread }: { entry: AdminMenuEntry; unread: number }) {
  const { label, icon, to } = entry
  const isCollapsed = useContext(MenuShape) === 'collapsed'
  return (
    <MenuLink
      to={to}
      icon={icon}
      name={label}
      tip={unread > 0 ? `${label}، ${describeUnread(unread)}` : label}
      // The entry stays current when the address contains filters.
      activeOptions={{ exact: true, includeSearch: false }}
    >
      {unread > 0 && (isCollapsed ? <CountDot /> : <Count unread={unread} />)}
    </MenuLink>
  )
}

const Count = ({ unread }: { unread: number }) => (
  <CountPlace>
    <StatusBadge tone="brand">
      <span>{formatNumber(unread)}</span>
      <VisuallyHidden> غير مقروءة</VisuallyHidden>
    </StatusBadge>
  </CountPlace>
)

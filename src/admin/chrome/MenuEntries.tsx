import { useHydrated } from '@tanstack/react-router'
import { ExternalLink } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { describeUnread } from '@/admin/contactMessages/messageCounts'
import { ADMIN_MENU, type AdminMenuEntry } from '@/admin/menu/adminMenu'
import { MenuText, MenuTip } from '@/admin/menu/MenuTip'
import {
  CountDot,
  CountPlace,
  MenuCaption,
  MenuFoot,
  MenuLink,
  type MenuShape,
} from '@/admin/menu/menuStyles'
import { formatNumber } from '@/lib/arabic'
import { isSaved } from '@/lib/savedStore'
import { lazyWithPreload } from '@/ui/states/lazyWithPreload'
import { StatusBadge } from '@/ui/theme/Badge'
import { Icon } from '@/ui/theme/icons'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'

const PinnedViews = lazyWithPreload(() => import('./PinnedViews'), 'PinnedViews')

type EntryProps = { shape: MenuShape; unread: number }

type Props = EntryProps & {
  label: string
  id?: string
  /** what follows «عرض الموقع» at the end */
  children?: ReactNode
}

export function MenuEntries({ label, id: navId, shape, unread, children }: Props) {
  const id = useId()
  const isHydrated = useHydrated()
  const groups = ADMIN_MENU.map(({ key, caption, entries }) => (
    <div key={key}>
      {caption && (
        <MenuCaption shape={shape} id={`${id}-${key}`}>
          {caption}
        </MenuCaption>
      )}
      <ul {...(caption ? { 'aria-labelledby': `${id}-${key}` } : {})}>
        {entries.map((entry) => (
          <li key={entry.label}>
            <Entry entry={entry} shape={shape} unread={'hasUnreadCount' in entry ? unread : 0} />
          </li>
        ))}
      </ul>
    </div>
  ))
  return (
    <>
      <nav id={navId} aria-label={label}>
        {groups}
        <PinnedViews whenIdle isRequested={isHydrated && isSaved('views')} shape={shape} />
      </nav>
      <MenuFoot>
        <MenuTip shape={shape} name="عرض الموقع">
          <MenuLink to="/" shape={shape}>
            <Icon icon={ExternalLink} />
            <MenuText shape={shape}>عرض الموقع</MenuText>
          </MenuLink>
        </MenuTip>
        {children}
      </MenuFoot>
    </>
  )
}

function Entry({ entry, shape, unread }: EntryProps & { entry: AdminMenuEntry }) {
  const { label, icon, link } = entry
  const fullName = unread > 0 ? `${label}، ${describeUnread(unread)}` : label
  return (
    <MenuTip shape={shape} name={fullName}>
      <MenuLink
        {...link}
        shape={shape}
        // The entry stays current when the address contains filters.
        activeOptions={{ exact: true, includeSearch: false }}
      >
        <Icon icon={icon} />
        <MenuText shape={shape}>{label}</MenuText>
        {unread > 0 && (shape === 'collapsed' ? <CountDot /> : <Count unread={unread} />)}
      </MenuLink>
    </MenuTip>
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

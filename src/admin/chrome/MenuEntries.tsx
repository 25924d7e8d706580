import { useId } from 'react'
import { describeUnread } from '@/admin/contactMessages/messageCounts'
import { ADMIN_MENU, type AdminMenuEntry } from '@/admin/menu/adminMenu'
import {
  CountDot,
  CountPlace,
  MenuCaption,
  MenuLink,
  type MenuShape,
} from '@/admin/menu/menuStyles'
import { formatNumber } from '@/lib/arabic'
import { isSaved } from '@/lib/savedStore'
import { Tooltip } from '@/ui/overlay/Tooltip'
import { lazyWithPreload } from '@/ui/states/lazyWithPreload'
import { useIsHydrated } from '@/ui/states/useIsHydrated'
import { StatusBadge } from '@/ui/theme/Badge'
import { Icon } from '@/ui/theme/icons'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'

const PinnedViews = lazyWithPreload(() => import('./PinnedViews').then((it) => it.PinnedViews))

type Props = {
  shape: MenuShape
  unread: number
}

export function MenuEntries({ shape, unread }: Props) {
  const id = useId()
  const isHydrated = useIsHydrated()
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
      {groups}
      <PinnedViews whenIdle isRequested={isHydrated && isSaved('views')} shape={shape} />
    </>
  )
}

function Entry({ entry, shape, unread }: Props & { entry: AdminMenuEntry }) {
  const { label, icon, link } = entry
  const isCollapsed = shape === 'collapsed'
  const fullName = unread > 0 ? `${label}، ${describeUnread(unread)}` : label
  return (
    // Collapsed, the tooltip is the name of the link; open, the link's text is.
    <Tooltip title={isCollapsed ? fullName : ''} describeChild={!isCollapsed} placement="left">
      <MenuLink
        {...link}
        shape={shape}
        // The entry stays current when the address contains filters.
        activeOptions={{ exact: true, includeSearch: false }}
      >
        <Icon icon={icon} />
        {isCollapsed ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
        {unread > 0 && <Count unread={unread} isDot={isCollapsed} />}
      </MenuLink>
    </Tooltip>
  )
}

function Count({ unread, isDot }: { unread: number; isDot: boolean }) {
  if (isDot) return <CountDot />
  return (
    <CountPlace>
      <StatusBadge tone="brand">
        <span>{formatNumber(unread)}</span>
        <VisuallyHidden> غير مقروءة</VisuallyHidden>
      </StatusBadge>
    </CountPlace>
  )
}

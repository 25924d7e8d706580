import { linkOptions } from '@tanstack/react-router'
import { History } from 'lucide-react'
import type { ReactNode } from 'react'
import { ADMIN_SCREENS } from '@/admin/menu/adminMenu'
import { categoriesSearchParams } from '@/admin/searchParams/categoriesSearchParams'
import { formatAge } from '@/lib/dates'
import type { LogEntry, LoggedList } from '@/saved/changeLog'
import { describeChange, placeTitle } from '@/saved/describeChange'
import { AppLink, type RouteLink } from '@/ui/navigation/links'
import { inHtml } from '@/ui/theme/inHtml'
import { ActivityRow } from './ActivityRow'

/** The link to the screen where a list, or its part, is edited. */
const LINKS: Record<LoggedList, (part: string) => RouteLink> = {
  videos: () => linkOptions({ to: '/admin/youtube' }),
  channels: () => linkOptions({ to: '/admin/youtube', search: { tab: 'channels' } }),
  posts: () => linkOptions({ to: '/admin/twitter' }),
  profiles: () => linkOptions({ to: '/admin/twitter', search: { tab: 'profiles' } }),
  pageCategories: (page) => linkOptions({ to: '/admin/news-settings', search: { page } }),
  managedCategories: (section) =>
    linkOptions({ to: '/admin/categories', search: categoriesSearchParams.parse({ section }) }),
  newsSources: () => linkOptions({ to: '/admin/news' }),
  users: () => linkOptions({ to: '/admin/users' }),
  ads: () => linkOptions({ to: '/admin/ads' }),
  systemSettings: () => linkOptions({ to: '/admin/settings' }),
}

type Props = {
  entry: LogEntry
  now: Date
  /** under the sentence: what exactly changed */
  children?: ReactNode
  action?: ReactNode
}

/** An entry of the change log: what was changed, where, by whom and when. */
export function ChangeRow({ entry, now, children, action }: Props) {
  const link = LINKS[entry.list](entry.part ?? '')
  const screen = ADMIN_SCREENS.find(({ to }) => to === link.to)
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(entry.at)) / 60_000))
  return (
    <ActivityRow
      icon={screen?.icon ?? History}
      text={
        <AppLink {...link}>
          {inHtml(`${entry.reverts ? 'تراجع: ' : ''}${describeChange(entry)}`)}
        </AppLink>
      }
      meta={[
        placeTitle(entry),
        entry.by,
        <time key="at" dateTime={entry.at}>
          {formatAge(minutes, now)}
        </time>,
      ]}
      action={action}
    >
      {children}
    </ActivityRow>
  )
}

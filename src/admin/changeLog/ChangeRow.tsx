import { linkOptions } from '@tanstack/react-router'
import {
  Globe,
  type LucideIcon,
  Megaphone,
  MessageSquareText,
  Newspaper,
  Settings,
  Tags,
  Users,
  Video,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { categoriesSearchParams } from '@/admin/searchParams/categoriesSearchParams'
import { formatAge } from '@/lib/dates'
import type { LogEntry, LoggedList } from '@/saved/changeLog'
import { describeChange, placeTitle } from '@/saved/describeChange'
import { AppLink, type RouteLink } from '@/ui/navigation/links'
import { inHtml } from '@/ui/theme/inHtml'
import { ActivityRow } from './ActivityRow'

/** The icon of a list, and the link to the screen where it, or its part, is edited. */
const PLACES: Record<LoggedList, [LucideIcon, (part: string) => RouteLink]> = {
  videos: [Video, () => linkOptions({ to: '/admin/youtube' })],
  channels: [Video, () => linkOptions({ to: '/admin/youtube', search: { tab: 'channels' } })],
  posts: [MessageSquareText, () => linkOptions({ to: '/admin/twitter' })],
  profiles: [
    MessageSquareText,
    () => linkOptions({ to: '/admin/twitter', search: { tab: 'profiles' } }),
  ],
  pageCategories: [Globe, (page) => linkOptions({ to: '/admin/news-settings', search: { page } })],
  managedCategories: [
    Tags,
    (section) =>
      linkOptions({ to: '/admin/categories', search: categoriesSearchParams.parse({ section }) }),
  ],
  newsSources: [Newspaper, () => linkOptions({ to: '/admin/news' })],
  users: [Users, () => linkOptions({ to: '/admin/users' })],
  ads: [Megaphone, () => linkOptions({ to: '/admin/ads' })],
  systemSettings: [Settings, () => linkOptions({ to: '/admin/settings' })],
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
  const [icon, linkOf] = PLACES[entry.list]
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(entry.at)) / 60_000))
  return (
    <ActivityRow
      icon={icon}
      text={
        <AppLink {...linkOf(entry.part ?? '')}>
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

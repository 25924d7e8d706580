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
import { categoriesSearchParams } from '@/admin/categories/categoriesSearchParams'
import { ActivityRow } from '@/admin/overview/ActivityRow'
import { formatAge } from '@/lib/dates'
import type { LogEntry, LoggedList, LogPlace } from '@/saved/changeLog'
import { describeChange, placeTitle } from '@/saved/describeChange'
import { AppLink, type RouteLink } from '@/ui/navigation/links'

type Place = { icon: LucideIcon; link: (part: string) => RouteLink }

const PLACES: Record<LoggedList, Place> = {
  videos: {
    icon: Video,
    link: () => linkOptions({ to: '/admin/youtube' }),
  },
  channels: {
    icon: Video,
    link: () => linkOptions({ to: '/admin/youtube', search: { tab: 'channels' } }),
  },
  posts: {
    icon: MessageSquareText,
    link: () => linkOptions({ to: '/admin/twitter' }),
  },
  profiles: {
    icon: MessageSquareText,
    link: () => linkOptions({ to: '/admin/twitter', search: { tab: 'profiles' } }),
  },
  pageCategories: {
    icon: Globe,
    link: (page) => linkOptions({ to: '/admin/news-settings', search: { page } }),
  },
  managedCategories: {
    icon: Tags,
    link: (section) =>
      linkOptions({ to: '/admin/categories', search: categoriesSearchParams.parse({ section }) }),
  },
  newsSources: {
    icon: Newspaper,
    link: () => linkOptions({ to: '/admin/news' }),
  },
  users: { icon: Users, link: () => linkOptions({ to: '/admin/users' }) },
  ads: { icon: Megaphone, link: () => linkOptions({ to: '/admin/ads' }) },
  systemSettings: {
    icon: Settings,
    link: () => linkOptions({ to: '/admin/settings' }),
  },
}

type Props = {
  entry: LogEntry
  now: Date
  /** under the sentence: what exactly changed */
  children?: ReactNode
  action?: ReactNode
}

export function ChangeRow({ entry, now, children, action }: Props) {
  const { title, icon, link } = placeOf(entry)
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(entry.at)) / 60_000))
  return (
    <ActivityRow
      icon={icon}
      text={
        <AppLink {...link}>{`${entry.reverts ? 'تراجع: ' : ''}${describeChange(entry)}`}</AppLink>
      }
      meta={[
        title,
        entry.by,
        <time key="at" dateTime={entry.at}>
          {formatAge(minutes)}
        </time>,
      ]}
      action={action}
    >
      {children}
    </ActivityRow>
  )
}

/** Returns the title of a place of the log, its icon, and the link to the screen where it is edited. */
function placeOf({ list, part = '' }: LogPlace) {
  const { icon, link } = PLACES[list]
  return { title: placeTitle({ list, part }), icon, link: link(part) }
}

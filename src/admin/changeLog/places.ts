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
import { categoriesSearchParams } from '@/admin/categories/categoriesSearchParams'
import type { LoggedList, LogPlace } from '@/saved/changeLog'
import { placeTitle } from '@/saved/describeChange'
import type { RouteLink } from '@/ui/navigation/links'

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

/** Returns the title of a place of the log, its icon, and the link to the screen where it is edited. */
export function placeOf({ list, part = '' }: LogPlace) {
  const { icon, link } = PLACES[list]
  return { title: placeTitle({ list, part }), icon, link: link(part) }
}

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
import { parentSections } from '@/content/admin/parentSections'
import { settingsPageById } from '@/content/admin/settingsPages'
import type { LoggedList, LogPlace } from '@/saved/changeLog'
import type { RouteLink } from '@/ui/links'

type Place = { title: string; icon: LucideIcon; link: (part: string) => RouteLink }

/** The screens where the logged lists are edited. */
const PLACES: Record<LoggedList, Place> = {
  videos: {
    title: 'المقاطع الرائجة',
    icon: Video,
    link: () => linkOptions({ to: '/admin/youtube' }),
  },
  channels: {
    title: 'القنوات المقترحة',
    icon: Video,
    link: () => linkOptions({ to: '/admin/youtube', search: { tab: 'channels' } }),
  },
  posts: {
    title: 'المنشورات الرائجة',
    icon: MessageSquareText,
    link: () => linkOptions({ to: '/admin/twitter' }),
  },
  profiles: {
    title: 'الحسابات المقترحة',
    icon: MessageSquareText,
    link: () => linkOptions({ to: '/admin/twitter', search: { tab: 'profiles' } }),
  },
  pageCategories: {
    title: 'فئات الصفحات',
    icon: Globe,
    link: (page) => linkOptions({ to: '/admin/news-settings', search: { page } }),
  },
  managedCategories: {
    title: 'فئات الأقسام',
    icon: Tags,
    link: (section) =>
      linkOptions({ to: '/admin/categories', search: categoriesSearchParams.parse({ section }) }),
  },
  newsSources: {
    title: 'مصادر الأخبار',
    icon: Newspaper,
    link: () => linkOptions({ to: '/admin/news' }),
  },
  users: { title: 'المستخدمون', icon: Users, link: () => linkOptions({ to: '/admin/users' }) },
  ads: { title: 'الإعلانات', icon: Megaphone, link: () => linkOptions({ to: '/admin/ads' }) },
  systemSettings: {
    title: 'إعدادات النظام',
    icon: Settings,
    link: () => linkOptions({ to: '/admin/settings' }),
  },
}

/** Returns the title of a place of the log, its icon, and the link to the screen where it is edited. */
export function placeOf({ list, part = '' }: LogPlace) {
  const { title, icon, link } = PLACES[list]
  const name =
    list === 'pageCategories'
      ? settingsPageById(part)?.name
      : parentSections.find(({ id }) => id === part)?.name
  return { title: name ? `${title}: ${name}` : title, icon, link: link(part) }
}

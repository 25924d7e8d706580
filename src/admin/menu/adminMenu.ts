import { linkOptions } from '@tanstack/react-router'
import {
  ChartColumn,
  Flag,
  Inbox,
  LayoutDashboard,
  Megaphone,
  MessageSquareText,
  Newspaper,
  Settings,
  SlidersHorizontal,
  Tags,
  Users,
  Video,
} from 'lucide-react'
import type { AdminArea } from '@/content/admin/overview'

/** The twelve admin screens (Spec §2, Admin routes) in groups; the first group has no caption. */
export const ADMIN_MENU = [
  {
    key: 'overview',
    caption: null,
    entries: [{ label: 'نظرة عامة', icon: LayoutDashboard, link: linkOptions({ to: '/admin' }) }],
  },
  {
    key: 'content',
    caption: 'المحتوى',
    entries: [
      { label: 'مصادر الأخبار', icon: Newspaper, link: linkOptions({ to: '/admin/news' }) },
      {
        label: 'إعدادات الأخبار',
        icon: SlidersHorizontal,
        link: linkOptions({ to: '/admin/news-settings' }),
      },
      { label: 'الفئات', icon: Tags, link: linkOptions({ to: '/admin/categories' }) },
      { label: 'الدول', icon: Flag, link: linkOptions({ to: '/admin/countries' }) },
      { label: 'الفيديو', icon: Video, link: linkOptions({ to: '/admin/youtube' }) },
      { label: 'المنشورات', icon: MessageSquareText, link: linkOptions({ to: '/admin/twitter' }) },
    ],
  },
  {
    key: 'audience',
    caption: 'الجمهور',
    entries: [
      { label: 'المستخدمون', icon: Users, link: linkOptions({ to: '/admin/users' }) },
      {
        label: 'رسائل التواصل',
        icon: Inbox,
        link: linkOptions({ to: '/admin/contact-messages' }),
        hasUnreadCount: true,
      },
      { label: 'التحليلات', icon: ChartColumn, link: linkOptions({ to: '/admin/analytics' }) },
      { label: 'الإعلانات', icon: Megaphone, link: linkOptions({ to: '/admin/ads' }) },
    ],
  },
  {
    key: 'system',
    caption: 'النظام',
    entries: [
      { label: 'إعدادات النظام', icon: Settings, link: linkOptions({ to: '/admin/settings' }) },
    ],
  },
] as const

export type AdminMenuEntry = (typeof ADMIN_MENU)[number]['entries'][number]

export const ADMIN_SCREENS: readonly AdminMenuEntry[] = ADMIN_MENU.flatMap(({ entries }) => [
  ...entries,
])

/** The entry of a screen, by the last part of its address. */
export const screenOf = (area: AdminArea) =>
  ADMIN_SCREENS.find(({ link }) => link.to === `/admin/${area}`) as AdminMenuEntry

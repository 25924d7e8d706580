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
    entries: [{ label: 'نظرة عامة', icon: LayoutDashboard, to: '/admin' }],
  },
  {
    key: 'content',
    caption: 'المحتوى',
    entries: [
      { label: 'مصادر الأخبار', icon: Newspaper, to: '/admin/news' },
      { label: 'إعدادات الأخبار', icon: SlidersHorizontal, to: '/admin/news-settings' },
      { label: 'الفئات', icon: Tags, to: '/admin/categories' },
      { label: 'الدول', icon: Flag, to: '/admin/countries' },
      { label: 'الفيديو', icon: Video, to: '/admin/youtube' },
      { label: 'المنشورات', icon: MessageSquareText, to: '/admin/twitter' },
    ],
  },
  {
    key: 'audience',
    caption: 'الجمهور',
    entries: [
      { label: 'المستخدمون', icon: Users, to: '/admin/users' },
      { label: 'رسائل التواصل', icon: Inbox, to: '/admin/contact-messages', hasUnreadCount: true },
      { label: 'التحليلات', icon: ChartColumn, to: '/admin/analytics' },
      { label: 'الإعلانات', icon: Megaphone, to: '/admin/ads' },
    ],
  },
  {
    key: 'system',
    caption: 'النظام',
    entries: [{ label: 'إعدادات النظام', icon: Settings, to: '/admin/settings' }],
  },
] as const

export type AdminMenuEntry = (typeof ADMIN_MENU)[number]['entries'][number]

export const ADMIN_SCREENS: readonly AdminMenuEntry[] = ADMIN_MENU.flatMap(({ entries }) => [
  ...entries,
])

/** The entry of a screen, by the last part of its address. */
export const screenOf = (area: AdminArea) =>
  ADMIN_SCREENS.find(({ to }) => to === `/admin/${area}`) as AdminMenuEntry

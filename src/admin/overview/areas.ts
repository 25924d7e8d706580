import { linkOptions } from '@tanstack/react-router'
import { Flag, Inbox, type LucideIcon, Megaphone, Newspaper, Tags, Users } from 'lucide-react'
import type { AdminArea } from '@/content/admin/overview'
import type { RouteLink } from '@/ui/navigation/links'

/** The screens that activities and tasks refer to: name, icon and link. */
export const AREAS: Record<AdminArea, { label: string; icon: LucideIcon; link: RouteLink }> = {
  sources: { label: 'مصادر الأخبار', icon: Newspaper, link: linkOptions({ to: '/admin/news' }) },
  users: { label: 'المستخدمون', icon: Users, link: linkOptions({ to: '/admin/users' }) },
  categories: { label: 'الفئات', icon: Tags, link: linkOptions({ to: '/admin/categories' }) },
  countries: { label: 'الدول', icon: Flag, link: linkOptions({ to: '/admin/countries' }) },
  ads: { label: 'الإعلانات', icon: Megaphone, link: linkOptions({ to: '/admin/ads' }) },
  messages: {
    label: 'رسائل التواصل',
    icon: Inbox,
    link: linkOptions({ to: '/admin/contact-messages' }),
  },
}

import { linkOptions } from '@tanstack/react-router'
import { LayoutDashboard, LogOut, Settings, User } from 'lucide-react'
import { pointing } from '@/ui/theme/icons'

export const LogOutIcon = pointing(LogOut)

export const accountPages = [
  { link: linkOptions({ to: '/profile' }), label: 'الملف الشخصي', icon: User },
  { link: linkOptions({ to: '/dashboard' }), label: 'لوحتي', icon: LayoutDashboard },
  { link: linkOptions({ to: '/settings' }), label: 'الإعدادات', icon: Settings },
] as const

import { Bell, type LucideIcon, Monitor, Shield, SlidersHorizontal, User } from 'lucide-react'
import type { ReaderSettings } from '@/content/settings'
import { SETTINGS_TABS, type SettingsTab } from './settingsSearch'

/** What the tabs are called, and their icons. */
export const settingsTabs: Record<
  SettingsTab,
  {
    label: string
    /** the rest of the label, for which a phone has no room */
    wideLabel?: string
    icon: LucideIcon
  }
> = {
  profile: { label: 'الملف', wideLabel: 'الشخصي', icon: User },
  notifications: { label: 'الإشعارات', icon: Bell },
  privacy: { label: 'الخصوصية', icon: Shield },
  preferences: { label: 'التفضيلات', icon: SlidersHorizontal },
  display: { label: 'العرض', icon: Monitor },
}

const TAB_OF: Record<keyof ReaderSettings, SettingsTab> = {
  name: 'profile',
  email: 'profile',
  phone: 'profile',
  avatar: 'profile',
  language: 'profile',
  notifications: 'notifications',
  privacy: 'privacy',
  emailPreferences: 'preferences',
  newsPreferences: 'display',
}

/** The tab that a field stands in, by its path in the values: `privacy.showEmail` is in privacy. */
export function tabOfField(path: string): SettingsTab {
  const key = path.split('.')[0] ?? ''
  return Object.hasOwn(TAB_OF, key) ? TAB_OF[key as keyof ReaderSettings] : SETTINGS_TABS[0]
}

/** The place that a key leads to from `now`, going round at both ends. In Arabic left is onward. */
export function nextTab(key: string, now: number, isVertical: boolean): number | undefined {
  const count = SETTINGS_TABS.length
  switch (key) {
    case 'Home':
      return 0
    case 'End':
      return count - 1
    case isVertical ? 'ArrowDown' : 'ArrowLeft':
      return (now + 1) % count
    case isVertical ? 'ArrowUp' : 'ArrowRight':
      return (now - 1 + count) % count
    default:
      return undefined
  }
}

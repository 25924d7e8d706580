import { Bell, type LucideIcon, Monitor, Shield, SlidersHorizontal, User } from 'lucide-react'
import type { ReaderSettings } from '@/content/settings'
import { SETTINGS_TABS, type SettingsTab } from './settingsSearchParams'

/** The label and icon of each tab. */
export const settingsTabs: Record<
  SettingsTab,
  {
    label: string
    /** the rest of the label, omitted on phones */
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

/** The tab of a field, by its path in the values: `privacy.showEmail` is in `privacy`. */
export function tabOfField(path: string): SettingsTab {
  const key = path.split('.')[0] ?? ''
  return Object.hasOwn(TAB_OF, key) ? TAB_OF[key as keyof ReaderSettings] : SETTINGS_TABS[0]
}

/**
 * The index of the tab that a key moves to from `now`, wrapping around at both ends; undefined for
 * other keys. In Arabic, left is forward.
 */
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

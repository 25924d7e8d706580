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

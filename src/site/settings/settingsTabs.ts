import { Bell, type LucideIcon, Monitor, Shield, SlidersHorizontal, User } from 'lucide-react'
import type { SettingsTab } from './settingsSearchParams'

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

import { Bell, type LucideIcon, Monitor, Shield, SlidersHorizontal, User } from 'lucide-react'
import type { ReactNode } from 'react'
import { DisplayPanel } from './DisplayPanel'
import type { PanelProps } from './panelParts'
import { NotificationsPanel, PreferencesPanel, PrivacyPanel, ProfilePanel } from './panels'
import type { SettingsTab } from './settingsSearchParams'

/** The label, the icon and the panel of each tab. */
export const settingsTabs: Record<
  SettingsTab,
  {
    label: string
    /** the rest of the label, omitted on phones */
    wideLabel?: string
    icon: LucideIcon
    Panel: (props: PanelProps) => ReactNode
  }
> = {
  profile: { label: 'الملف', wideLabel: 'الشخصي', icon: User, Panel: ProfilePanel },
  notifications: { label: 'الإشعارات', icon: Bell, Panel: NotificationsPanel },
  privacy: { label: 'الخصوصية', icon: Shield, Panel: PrivacyPanel },
  preferences: { label: 'التفضيلات', icon: SlidersHorizontal, Panel: PreferencesPanel },
  display: { label: 'العرض', icon: Monitor, Panel: DisplayPanel },
}

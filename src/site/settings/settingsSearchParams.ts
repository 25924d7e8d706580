import { oneOf, searchParams } from '@/lib/searchParams'

/** The five tabs of `/settings` in the order of Spec §2; the first is the default (Spec §4). */
export const SETTINGS_TABS = [
  'profile',
  'notifications',
  'privacy',
  'preferences',
  'display',
] as const
export type SettingsTab = (typeof SETTINGS_TABS)[number]

/** `?tab=`: the default is omitted, and an unknown value falls back to the default (architecture, Habits). */
export const settingsSearchParams = searchParams({
  tab: oneOf(SETTINGS_TABS, 'profile'),
})

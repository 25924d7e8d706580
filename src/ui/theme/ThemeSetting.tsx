import { createContext, type ReactNode, useContext, useLayoutEffect } from 'react'
import { APP_KEYS } from '@/lib/storageKeys'
import { createStoredText } from '@/lib/storedText'
import { sayIfNotStored } from '@/ui/stores/notStored'
import { useStore } from '@/ui/stores/useStore'
import { colorBrowserBar } from './colorBrowserBar'

/** The values in the order of Spec §9. */
export const THEME_SETTINGS = ['light', 'dark', 'system'] as const
export type ThemeSetting = (typeof THEME_SETTINGS)[number]

const Context = createContext<ThemeSetting | null>(null)

const savedTheme = createStoredText(APP_KEYS.theme.key)

const setSetting = (setting: ThemeSetting) => sayIfNotStored(savedTheme.save(setting))

/** Applies the theme setting, and provides it for `useThemeSetting`. */
export function ThemeSettingProvider({ children }: { children: ReactNode }) {
  const setting = toSetting(useStore(savedTheme))
  useLayoutEffect(() => followScheme(setting), [setting])
  return <Context value={setting}>{children}</Context>
}

/** Shows the scheme of a setting, also when that of the system changes. Returns a function that ends it. */
function followScheme(setting: ThemeSetting) {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const show = () => showScheme(setting === 'system' ? system.matches : setting === 'dark')
  show()
  colorBrowserBar(setting)
  system.addEventListener('change', show)
  return () => system.removeEventListener('change', show)
}

function showScheme(isDark: boolean) {
  const { classList } = document.documentElement
  if (classList.contains('dark') === isDark && classList.contains('light') !== isDark) return
  // Otherwise what has a transition would change after the rest of the page.
  const noTransitions = document.createElement('style')
  noTransitions.textContent = '*, ::before, ::after { transition: none !important }'
  document.head.append(noTransitions)
  classList.toggle('dark', isDark)
  classList.toggle('light', !isDark)
  // The browser computes the styles now.
  document.body.getBoundingClientRect()
  noTransitions.remove()
}

/** An unknown stored value is ignored: the default is `system` (D-20). */
function toSetting(mode: string | null): ThemeSetting {
  return THEME_SETTINGS.find((setting) => setting === mode) ?? 'system'
}

/**
 * Returns the reader's theme setting, `light`, `dark` or `system`, and its setter. It is stored under the
 * storage key `theme` (Spec §2, §4).
 * @throws {Error} outside its provider (Spec §8)
 */
export function useThemeSetting() {
  const setting = useContext(Context)
  if (!setting) throw new Error('useThemeSetting must be used within ThemeSettingProvider')
  return { setting, setSetting }
}

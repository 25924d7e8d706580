import { useColorScheme } from '@mui/material/styles'
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react'
import { colorBrowserBar } from './colorBrowserBar'

/** The values in the order of Spec §9. */
export const THEME_SETTINGS = ['light', 'dark', 'system'] as const
export type ThemeSetting = (typeof THEME_SETTINGS)[number]

type Value = { setting: ThemeSetting; setSetting: (setting: ThemeSetting) => void }

const Context = createContext<Value | null>(null)

/** Provides the theme setting for `useThemeSetting`. Render it inside the MUI theme provider. */
export function ThemeSettingProvider({ children }: { children: ReactNode }) {
  const { mode, setMode } = useColorScheme()
  const value = useMemo(
    () => ({ setting: toSetting(mode), setSetting: (next: ThemeSetting) => setMode(next) }),
    [mode, setMode],
  )
  useEffect(() => colorBrowserBar(value.setting), [value.setting])
  return <Context value={value}>{children}</Context>
}

/** An unknown stored value is ignored: the default is `system` (D-20). */
function toSetting(mode: string | undefined): ThemeSetting {
  return THEME_SETTINGS.find((setting) => setting === mode) ?? 'system'
}

/**
 * Returns the reader's theme setting, `light`, `dark` or `system`, and its setter. It is stored under the
 * storage key `theme` (Spec §2, §4).
 * @throws {Error} outside its provider (Spec §8)
 */
export function useThemeSetting(): Value {
  const value = useContext(Context)
  if (!value) throw new Error('useThemeSetting must be used within ThemeSettingProvider')
  return value
}

import { useColorScheme } from '@mui/material/styles'
import { createContext, type ReactNode, useContext, useMemo } from 'react'

/** Spec §9, in this order. */
export const THEME_SETTINGS = ['light', 'dark', 'system'] as const
export type ThemeSetting = (typeof THEME_SETTINGS)[number]

type Value = { setting: ThemeSetting; setSetting: (setting: ThemeSetting) => void }

const Context = createContext<Value | null>(null)

/** Offers the reader's choice of theme to `useThemeSetting`; stands inside the MUI theme provider. */
export function ThemeSettingProvider({ children }: { children: ReactNode }) {
  const { mode, setMode } = useColorScheme()
  const value = useMemo(
    () => ({ setting: toSetting(mode), setSetting: (next: ThemeSetting) => setMode(next) }),
    [mode, setMode],
  )
  return <Context value={value}>{children}</Context>
}

/** A stored word that we never wrote means nothing: the default is the system's (D-20). */
function toSetting(mode: string | undefined): ThemeSetting {
  return THEME_SETTINGS.find((setting) => setting === mode) ?? 'system'
}

/**
 * The reader's theme: `light`, `dark` or `system`, kept under the storage key `theme` (Spec §2, §4).
 * @throws {Error} outside its provider (Spec §8)
 */
export function useThemeSetting(): Value {
  const value = useContext(Context)
  if (!value) throw new Error('useThemeSetting must be used within ThemeSettingProvider')
  return value
}

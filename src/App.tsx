import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { listenToOtherTabs } from '@/api/otherTabs'
import { STORAGE_KEYS } from '@/lib/storageKeys'
import { ConnectionNotices } from '@/ui/ConnectionNotices'
import { ConfirmHost } from '@/ui/confirm/ConfirmHost'
import { mirror } from '@/ui/theme/mirror'
import { ThemeSettingProvider } from '@/ui/theme/ThemeSetting'
import { theme } from '@/ui/theme/theme'
import { themeStorage } from '@/ui/theme/themeStorage'
import { ToastHost } from '@/ui/toast/ToastHost'

/** One cache per page (per request when rendering in Node), so that MUI's own styles are mirrored too. */
export const createRtlCache = (): EmotionCache =>
  createCache({ key: 'rtl', stylisPlugins: [mirror] })

type Props = {
  children: ReactNode
  queryClient: QueryClient
  emotionCache: EmotionCache
}

/** The providers, in one place: the page, Storybook and the tests all stand on these. */
export function App({ children, queryClient, emotionCache }: Props) {
  useEffect(
    () => listenToOtherTabs((path) => void queryClient.invalidateQueries({ queryKey: [path] })),
    [queryClient],
  )
  return (
    <CacheProvider value={emotionCache}>
      <ThemeProvider
        theme={theme}
        modeStorageKey={STORAGE_KEYS.theme.key}
        defaultMode="system"
        storageManager={themeStorage}
        disableTransitionOnChange
        // Known at once: a second reading after hydration would draw the whole page again, in one go.
        noSsr
      >
        <CssBaseline />
        <ThemeSettingProvider>
          <QueryClientProvider client={queryClient}>
            {/* Before the page: it must know which calls the page makes. */}
            <ConnectionNotices />
            {children}
            <ToastHost />
            <ConfirmHost />
          </QueryClientProvider>
        </ThemeSettingProvider>
      </ThemeProvider>
    </CacheProvider>
  )
}

import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { onInvalidation } from '@/api/crossTab'
import { APP_KEYS } from '@/lib/storageKeys'
import { ConnectionNotices } from '@/ui/ConnectionNotices'
import { ConfirmHost } from '@/ui/confirm/ConfirmHost'
import { rtlPlugin } from '@/ui/theme/rtlPlugin'
import { ThemeSettingProvider } from '@/ui/theme/ThemeSetting'
import { theme } from '@/ui/theme/theme'
import { themeStorage } from '@/ui/theme/themeStorage'
import { ToastHost } from '@/ui/toast/ToastHost'

/** The Emotion cache of a page (of one prerendered page in Node), with the plugin that mirrors MUI's styles for RTL. */
export const createRtlCache = (): EmotionCache =>
  createCache({ key: 'rtl', stylisPlugins: [rtlPlugin] })

type Props = {
  /** the page alone: `useId` counts siblings, and the HTML of the build must have the same ids */
  children: ReactNode
  /** what only the browser renders: the demo panel, the devtools */
  tools?: ReactNode
  queryClient: QueryClient
  emotionCache: EmotionCache
}

/** All providers of the app, for the page, Storybook and the tests. */
export function App({ children, tools, queryClient, emotionCache }: Props) {
  useEffect(
    () => onInvalidation((path) => void queryClient.invalidateQueries({ queryKey: [path] })),
    [queryClient],
  )
  return (
    <CacheProvider value={emotionCache}>
      <ThemeProvider
        theme={theme}
        modeStorageKey={APP_KEYS.theme.key}
        defaultMode="system"
        storageManager={themeStorage}
        disableTransitionOnChange
        // Reads the mode in the first render. Otherwise MUI reads it again after hydration, and the whole page
        // renders again in one task.
        noSsr
      >
        <CssBaseline />
        <ThemeSettingProvider>
          <QueryClientProvider client={queryClient}>
            {/* Before the page: its effect notes the last call id before the page makes calls. */}
            <ConnectionNotices />
            {children}
            {tools}
            <ToastHost />
            <ConfirmHost />
          </QueryClientProvider>
        </ThemeSettingProvider>
      </ThemeProvider>
    </CacheProvider>
  )
}

import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import rtlPlugin from 'stylis-plugin-rtl'
import { ConfirmHost } from '@/ui/confirm/ConfirmHost'
import { ThemeSettingProvider } from '@/ui/theme/ThemeSetting'
import { theme } from '@/ui/theme/theme'
import { ToastHost } from '@/ui/toast/ToastHost'
import '@/ui/theme/fonts.css'

/** One cache per page (per request when rendering in Node), so that MUI's own styles are mirrored too. */
export const createRtlCache = (): EmotionCache =>
  createCache({ key: 'rtl', stylisPlugins: [rtlPlugin] })

type Props = {
  children: ReactNode
  queryClient: QueryClient
  emotionCache: EmotionCache
}

/** The providers, in one place: the page, Storybook and the tests all stand on these. */
export function App({ children, queryClient, emotionCache }: Props) {
  return (
    <CacheProvider value={emotionCache}>
      <ThemeProvider
        theme={theme}
        modeStorageKey="theme"
        defaultMode="system"
        disableTransitionOnChange
      >
        <CssBaseline />
        <ThemeSettingProvider>
          <QueryClientProvider client={queryClient}>
            {children}
            <ToastHost />
            <ConfirmHost />
          </QueryClientProvider>
        </ThemeSettingProvider>
      </ThemeProvider>
    </CacheProvider>
  )
}

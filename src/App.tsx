import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
// Not that of `@mui/material`, which also has the code for MUI's own variables of two schemes: 10 kB of each page.
import { ThemeProvider } from '@mui/system'
import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { deriveStore } from '@/lib/deriveStore'
import { applyDisplay, displayWords } from '@/lib/display'
import { ConfirmHost } from '@/ui/confirm/ConfirmHost'
import { guardPresses } from '@/ui/navigation/guardPresses'
import { ConnectionNotices } from '@/ui/states/ConnectionNotices'
import { rtlPlugin } from '@/ui/theme/rtlPlugin'
import { ThemeSettingProvider } from '@/ui/theme/ThemeSetting'
import { appTheme } from '@/ui/theme/theme'
import { ToastHost } from '@/ui/toast/ToastHost'
import { savedSettings } from './saved/readerSettings'
import { savedReading } from './saved/reading'

/** What the reader chose about all pages, as words for `applyDisplay`. */
const displayChoices = deriveStore([savedSettings, savedReading], () =>
  displayWords({ ...savedSettings.get().newsPreferences, ...savedReading.get() }),
)

/** The Emotion cache of a page (of one prerendered page in Node), with the plugin that mirrors MUI's styles for RTL. */
export const createRtlCache = (): EmotionCache =>
  createCache({ key: 'r', stylisPlugins: [rtlPlugin], container: head as HTMLElement })

/** Leaves the styles of the HTML where they are: Emotion inserts each again, and the browser computes every style again. */
const head: Pick<HTMLElement, 'insertBefore'> = {
  insertBefore: (style, before) =>
    style.isConnected ? style : document.head.insertBefore(style, before),
}

type Props = {
  /** the page alone: `useId` counts siblings, and the HTML of the build must have the same ids */
  children: ReactNode
  /** what only the browser renders: the demo panel, the devtools */
  tools?: ReactNode
  emotionCache: EmotionCache
}

/** All providers of the app but that of queries (`QueryProvider`), for the page, Storybook and the tests. */
export function App({ children, tools, emotionCache }: Props) {
  useLayoutEffect(followDisplayChoices, [])
  useEffect(guardPresses, [])
  return (
    <CacheProvider value={emotionCache}>
      <ThemeProvider theme={appTheme}>
        <CssBaseline />
        <ThemeSettingProvider>
          {/* Before the page: its effect notes the last call id before the page makes calls. */}
          <ConnectionNotices />
          {children}
          {tools}
          <ToastHost />
          <ConfirmHost />
        </ThemeSettingProvider>
      </ThemeProvider>
    </CacheProvider>
  )
}

/** Also what is chosen later, in any tab. Returns a function that ends it. */
function followDisplayChoices() {
  const apply = () => applyDisplay(displayChoices.get())
  const stop = displayChoices.subscribe(apply)
  apply()
  return stop
}

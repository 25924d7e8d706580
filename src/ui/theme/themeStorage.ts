import type { StorageManager } from '@mui/material/styles'
import { onStorageChange } from '@/lib/onStorageChange'
import { readText, writeText } from '@/lib/storage'
import { STORAGE_KEYS } from '@/lib/storageKeys'

/**
 * Where MUI stores the theme. MUI 9.5's own manager reads while the page renders and listens in an effect:
 * a theme chosen in another tab in between (the page is still hydrating) was lost. This one reads again
 * once it listens. It can go when MUI subscribes by `useSyncExternalStore`.
 * @workaround @mui/material: tests/journeys/otherTab.spec.ts
 */
export const themeStorage: StorageManager = ({ key }) => {
  let latest: string | null = null
  const read = () => {
    latest = readText(key)
    return latest
  }
  return {
    get: (byDefault: string) => read() || byDefault,
    set: (mode: string) => {
      // It would also store which palette belongs to each mode, of which there is one.
      if (key === STORAGE_KEYS.theme.key) writeText(key, mode)
      read()
    },
    subscribe: (onMode: (mode: string | null) => void) => {
      const readAgain = () => {
        const before = latest
        const now = read()
        if (now !== before) onMode(now)
      }
      const stop = onStorageChange(key, readAgain)
      readAgain()
      return stop
    },
  }
}

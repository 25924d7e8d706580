import type { StorageManager } from '@mui/material/styles'
import { onStorageChange } from '@/lib/onStorageChange'
import { readText, writeText } from '@/lib/storage'
import { APP_KEYS } from '@/lib/storageKeys'
import { sayIfNotStored } from './notStored'

/**
 * A storage manager for MUI's theme. MUI 9.5's own manager reads during render and subscribes in an effect, so
 * a theme that another tab stores in between (while the page hydrates) is lost. This one reads again after it
 * subscribes. Delete it when MUI uses `useSyncExternalStore`.
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
      // MUI would also store which palette belongs to each mode, but there is only one per mode.
      if (key !== APP_KEYS.theme.key) return
      writeText(key, mode)
      sayIfNotStored(read() === mode)
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

import { onStorageChange } from '@/lib/onStorageChange'
import { readText, writeText } from '@/lib/storage'
import { STORAGE_KEYS } from '@/lib/storageKeys'
import { createStore } from '@/lib/store'
import { useStore } from '@/ui/useStore'

const { key: KEY } = STORAGE_KEYS.adminMenu
const COLLAPSED = 'collapsed'

/** The choice if storage is not available: it then lasts until the page reloads. Null while it is stored. */
const unstored = createStore<{ choice: boolean | null }>({ choice: null })

const menu = {
  get: () => unstored.get().choice ?? readText(KEY) === COLLAPSED,
  subscribe(listener: () => void) {
    const stopStore = unstored.subscribe(listener)
    const stopStorage = onStorageChange(KEY, listener)
    return () => {
      stopStore()
      stopStorage()
    }
  },
}

const setCollapsed = (next: boolean) =>
  // A new object each time, so that the listeners run when only the stored choice has changed.
  unstored.set({ choice: writeText(KEY, next ? COLLAPSED : 'open') ? null : next })

/**
 * Whether the admin menu is collapsed, and a setter. Stored between visits (Spec §2: a collapsible
 * side menu).
 */
export function useMenuCollapsed(): [boolean, (next: boolean) => void] {
  return [useStore(menu, () => false), setCollapsed]
}

import { useSyncExternalStore } from 'react'
import { onStorageChange } from '@/lib/onStorageChange'
import { readText, writeText } from '@/lib/storage'
import { STORAGE_KEYS } from '@/lib/storageKeys'

const { key: KEY } = STORAGE_KEYS.adminMenu
const COLLAPSED = 'collapsed'

const listeners = new Set<() => void>()
/** The choice if storage is not available: it then lasts until the page reloads. */
let unstored: boolean | null = null

const isCollapsed = () => unstored ?? readText(KEY) === COLLAPSED

function subscribe(listener: () => void) {
  listeners.add(listener)
  const stop = onStorageChange(KEY, listener)
  return () => {
    listeners.delete(listener)
    stop()
  }
}

function setCollapsed(next: boolean) {
  unstored = writeText(KEY, next ? COLLAPSED : 'open') ? null : next
  for (const listener of listeners) listener()
}

/**
 * Whether the admin menu is collapsed, and a setter. Stored between visits (Spec §2: a collapsible
 * side menu).
 */
export function useMenuCollapsed(): [boolean, (next: boolean) => void] {
  return [useSyncExternalStore(subscribe, isCollapsed, () => false), setCollapsed]
}

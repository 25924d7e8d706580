import { APP_KEYS } from '@/lib/storageKeys'
import { createStoredText } from '@/lib/storedText'
import { useStore } from '@/ui/useStore'

const COLLAPSED = 'collapsed'
const stored = createStoredText(APP_KEYS.adminMenu.key)
const menu = { subscribe: stored.subscribe, get: () => stored.get() === COLLAPSED }
const setCollapsed = (next: boolean) => void stored.save(next ? COLLAPSED : 'open')

/**
 * Whether the admin menu is collapsed, and a setter. Stored between visits (Spec §2: a collapsible
 * side menu).
 */
export function useMenuCollapsed(): [boolean, (next: boolean) => void] {
  return [useStore(menu, () => false), setCollapsed]
}

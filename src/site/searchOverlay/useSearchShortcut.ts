import { opensSearch } from '@/lib/keys'
import { usePageKeys } from '@/ui/shortcuts/usePageKeys'

const LAYER = '[role=dialog], [role=alertdialog], [role=menu]'

/** `/` and Ctrl+K (on a Mac ⌘K) open the search, except while a dialog or a menu is open. */
export function useSearchShortcut(open: () => void) {
  usePageKeys((event) => {
    const isBelow = event.target instanceof Element && event.target.closest(LAYER) !== null
    if (isBelow || !opensSearch(event)) return false
    open()
    return true
  })
}

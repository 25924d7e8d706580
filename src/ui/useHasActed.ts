import { useEffect } from 'react'
import { createStore } from '@/lib/store'
import { onFirstInteraction } from './onFirstInteraction'
import { useStore } from './useStore'

const acted = createStore(false)

/**
 * Whether the reader has done anything since this document was loaded: what only helps with acting is loaded then. A
 * page that is opened inside the app starts with true.
 */
export function useHasActed(): boolean {
  useEffect(() => (acted.get() ? undefined : onFirstInteraction(() => acted.set(true))), [])
  return useStore(acted, () => false)
}

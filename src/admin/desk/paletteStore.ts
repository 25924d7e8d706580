import { createStore } from '@/lib/store'

/** Whether the command palette is open. The layout of the back office opens it, also before its code is loaded. */
export const paletteStore = createStore(false)

export const openPalette = (): void => paletteStore.set(true)

import { createStore } from '@/lib/store'

/**
 * The element that had the focus when the command palette was opened, and gets it back; null while the palette is closed.
 * The layout of the back office opens it, also before its code is loaded.
 */
export const paletteStore = createStore<Element | null>(null)

export const openPalette = (): void =>
  paletteStore.set(document.activeElement ?? document.documentElement)

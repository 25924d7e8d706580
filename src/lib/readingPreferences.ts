/** The steps of the text size, in percent of the browser's own. */
export const TEXT_SIZES = [100, 115, 130, 150] as const
export type TextSize = (typeof TEXT_SIZES)[number]

/** The speeds at which the browser reads aloud. */
export const SPEEDS = [0.75, 1, 1.25, 1.5] as const
export type Speed = (typeof SPEEDS)[number]

/** How the reader reads in this browser. Unlike the settings (Spec §3) it applies at once, as the theme does. */
export type Reading = {
  textSize: TextSize
  /** `system` follows the system's preference */
  contrast: 'system' | 'more'
  /** single-key shortcuts (WCAG 2.1.4: they can be switched off) */
  hasShortcuts: boolean
  speed: Speed
}

export const DEFAULT_READING: Reading = {
  textSize: 100,
  contrast: 'system',
  hasShortcuts: true,
  speed: 1,
}

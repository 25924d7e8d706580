import { recordOf } from '@/lib/isRecord'
import { DEFAULT_READING, type Reading, SPEEDS, TEXT_SIZES } from '@/lib/readingPreferences'
import { createSavedStore } from '@/lib/savedStore'

/** How the reader reads in this browser; readers: every page (`hydration/preboot.ts`). */
export const savedReading = createSavedStore<Reading>({
  name: 'reading',
  shipped: () => DEFAULT_READING,
  parse: (value) => {
    const reading: Reading = { ...DEFAULT_READING, ...recordOf(value) }
    if (!isValid(reading)) throw new TypeError()
    return reading
  },
})

const isValid = ({ textSize, contrast, hasShortcuts, speed }: Reading) =>
  TEXT_SIZES.includes(textSize) &&
  ['system', 'more'].includes(contrast) &&
  typeof hasShortcuts === 'boolean' &&
  SPEEDS.includes(speed)

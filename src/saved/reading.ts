import { DEFAULT_READING, type Reading, SPEEDS, TEXT_SIZES } from '@/lib/readingPreferences'
import { createSavedStore } from '@/lib/savedStore'

/** How the reader reads in this browser; readers: every page (`hydration/preboot.ts`). */
export const savedReading = createSavedStore<Reading>({
  name: 'reading',
  shipped: () => DEFAULT_READING,
  isValid: ({ textSize, contrast, speed }) =>
    TEXT_SIZES.includes(textSize) &&
    ['system', 'more'].includes(contrast) &&
    SPEEDS.includes(speed),
})

/** Stores a choice; returns false if the browser cannot. */
export const chooseReading = (choice: Partial<Reading>): boolean =>
  savedReading.save({ ...savedReading.get(), ...choice })

import { deriveStore } from '@/lib/deriveStore'
import { displayWords } from '@/lib/display'
import { savedSettings } from './readerSettings'
import { savedReading } from './reading'

/** What the reader chose about all pages, as words for `applyDisplay`. */
export const displayChoices = deriveStore([savedSettings, savedReading], () =>
  displayWords({ ...savedSettings.get().newsPreferences, ...savedReading.get() }),
)

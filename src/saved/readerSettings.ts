import {
  DIGESTS,
  LANGUAGES,
  PROFILE_VISIBILITIES,
  type ReaderSettings,
  sampleSettings,
} from '@/content/settings'
import { deriveStore } from '@/lib/deriveStore'
import { DEMO_READER, PICTURE_PATTERN, type Reader } from '@/lib/reader'
import { createSavedStore } from '@/lib/savedStore'

/**
 * The reader's settings, with name, email, phone and picture (Spec §3), without the theme, whose key is a bare word.
 * Readers: every page, for the reader's name and picture.
 */
export const savedSettings = createSavedStore<ReaderSettings>({
  name: 'settings',
  shipped: () => sampleSettings,
  // The app renders the picture, so an address from elsewhere is no picture.
  isValid: ({ name, avatar, language, privacy, emailPreferences }) =>
    name !== '' &&
    (avatar === '' || PICTURE_PATTERN.test(avatar)) &&
    LANGUAGES.includes(language) &&
    PROFILE_VISIBILITIES.includes(privacy.profileVisibility) &&
    DIGESTS.includes(emailPreferences.digest),
})

const readerNow = deriveStore([savedSettings], (): Reader => {
  const { name, email, phone, avatar } = savedSettings.get()
  return { name, email, phone, avatar }
})

/** The person of the settings. HTML made at build time shows the demo's reader; the stored one appears after hydration. */
export const savedReader = { ...readerNow, shipped: () => DEMO_READER }

import {
  DIGESTS,
  LANGUAGES,
  PROFILE_VISIBILITIES,
  type ReaderSettings,
  sampleSettings,
} from '@/content/settings'
import { PICTURE_PATTERN } from '@/lib/reader'
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

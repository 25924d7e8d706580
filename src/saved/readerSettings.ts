import {
  DIGESTS,
  LANGUAGES,
  PROFILE_VISIBILITIES,
  type ReaderSettings,
  sampleSettings,
} from '@/content/settings'
import { deriveStore } from '@/lib/deriveStore'
import { PICTURE_PATTERN, type Reader } from '@/lib/reader'
import { createSavedStore } from '@/lib/savedStore'

/**
 * The reader's settings, with name, email, phone and picture (Spec §3), without the theme, whose key is a bare word.
 * Readers: every page, for the reader's name and picture.
 */
export const savedSettings = createSavedStore<ReaderSettings>({
  name: 'settings',
  shipped: () => sampleSettings,
  parse: (value) => {
    if (!isLike(sampleSettings, value) || !isValid(value)) throw new TypeError()
    return value
  },
})

/** The person of the settings. Components read it with `useReader`. */
export const reader = deriveStore([savedSettings], (): Reader => {
  const { name, email, phone, avatar } = savedSettings.get()
  return { name, email, phone, avatar }
})

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Whether a value has the fields of the sample and no others, with values of the same types. */
function isLike<T>(sample: T, value: unknown): value is T {
  if (!isObject(sample)) return typeof value === typeof sample
  return (
    isObject(value) &&
    Object.keys(value).length === Object.keys(sample).length &&
    Object.entries(sample).every(([key, part]) => isLike(part, value[key]))
  )
}

/** The app renders the picture, so an address from elsewhere is no picture. */
const isValid = ({ name, avatar, language, privacy, emailPreferences }: ReaderSettings) =>
  name !== '' &&
  (avatar === '' || PICTURE_PATTERN.test(avatar)) &&
  LANGUAGES.includes(language) &&
  PROFILE_VISIBILITIES.includes(privacy.profileVisibility) &&
  DIGESTS.includes(emailPreferences.digest)

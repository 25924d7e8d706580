import { onStorageChange } from './onStorageChange'
import { readStored, readText } from './storage'
import { STORAGE_KEYS } from './storageKeys'
import { createStore } from './store'

/** The reader, as the header, the dashboard, the profile and the settings show them (Spec §3). */
export type Reader = {
  name: string
  email: string
  phone: string
  /** a picture as a data URL; when empty, the initial of the name is shown */
  avatar: string
}

/** The signed-in reader of the demo (Spec §4: the session is a stub that starts signed in). */
export const DEMO_READER: Reader = {
  name: 'نورة الصالح',
  email: 'noura@bareed.example',
  phone: '+966 50 000 0000',
  avatar: '',
}

/** The data URLs that the app stores as a picture. It rejects other stored values, since it would render them. */
export const PICTURE_PATTERN = /^data:image\/(jpeg|png);base64,[\w+/=]+$/

/** The reader that this page set; null while the stored one applies. */
const changed = createStore<Reader | null>(null)
/** The last read from storage, with its text to detect a change. */
let stored: { text: string | null; reader: Reader } | null = null

function read(): Reader {
  const text = readText(STORAGE_KEYS.settings.key)
  if (!stored || stored.text !== text)
    stored = { text, reader: readStored(STORAGE_KEYS.settings.key, toReader) ?? DEMO_READER }
  return stored.reader
}

/** Reads storage again. If another tab has saved the settings since, they are newer than what this page set. */
function readAgain(): void {
  const before = stored?.reader
  if (read() !== before && before) changed.set(null)
}

/**
 * The store of the reader. It starts with the saved settings, otherwise with the demo's reader. A value from `set`
 * applies until the page is reloaded (D-4) or another tab saves its settings. Components read it with `useReader`.
 */
export const reader = {
  subscribe: (listener: () => void): (() => void) => {
    const stopStore = changed.subscribe(listener)
    const stopStorage = onStorageChange(STORAGE_KEYS.settings.key, () => {
      readAgain()
      listener()
    })
    // Storage may have changed between the first read and this subscription: while the page hydrated.
    readAgain()
    return () => {
      stopStore()
      stopStorage()
    }
  },
  get: (): Reader => changed.get() ?? stored?.reader ?? read(),
  set: (next: Reader): void => {
    read()
    changed.set(pick(next))
  },
  /** Resets the store as a reload does: only what the browser stores applies. */
  forget: (): void => {
    stored = null
    changed.set(null)
  },
}

const pick = ({ name, email, phone, avatar }: Reader): Reader => ({ name, email, phone, avatar })

function toReader(value: unknown): Reader {
  if (!isReader(value)) throw new TypeError('no reader')
  return pick(value)
}

function isReader(value: unknown): value is Reader {
  if (typeof value !== 'object' || value === null) return false
  const { name, email, phone, avatar } = value as Record<string, unknown>
  return (
    [name, email, phone].every((text) => typeof text === 'string') &&
    name !== '' &&
    typeof avatar === 'string' &&
    (avatar === '' || PICTURE_PATTERN.test(avatar))
  )
}

/** The first word of the reader's name, for the header. */
export const firstNameOf = ({ name }: Pick<Reader, 'name'>): string =>
  name.trim().split(/\s/)[0] ?? ''

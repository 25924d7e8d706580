import { onStorageChange } from './onStorageChange'
import { readKept, readText } from './storage'
import { STORAGE_KEYS } from './storageKeys'
import { createStore } from './store'

/** Who the reader is, as the header, the dashboard, the profile and the settings say it (Spec §3). */
export type Reader = {
  name: string
  email: string
  phone: string
  /** a picture as a data URL, or empty: then the initial of the name stands for it */
  avatar: string
}

/** The signed-in reader of the demo (Spec §4: the session is a stub that starts signed in). */
export const DEMO_READER: Reader = {
  name: 'نورة الصالح',
  email: 'noura@bareed.example',
  phone: '+966 50 000 0000',
  avatar: '',
}

/** A picture of ours: what stands in storage is drawn, so it may be nothing else. */
export const PICTURE_PATTERN = /^data:image\/(jpeg|png);base64,[\w+/=]+$/

/** What this page set; null while what is stored counts. */
const changed = createStore<Reader | null>(null)
/** As last read, with its text, by which a change is seen. */
let stored: { text: string | null; reader: Reader } | null = null

function read(): Reader {
  const text = readText(STORAGE_KEYS.settings.key)
  if (!stored || stored.text !== text)
    stored = { text, reader: readKept(STORAGE_KEYS.settings.key, toReader) ?? DEMO_READER }
  return stored.reader
}

/** Another tab may have saved the settings since; that is then newer than what this page set. */
function readAgain(): void {
  const before = stored?.reader
  if (read() !== before && before) changed.set(null)
}

/**
 * The one place that knows who the reader is. It starts as the saved settings have it, or else as the
 * demo's reader; `set` holds until the page is reloaded (D-4) or another tab saves its settings.
 * Read it by `useReader`.
 */
export const reader = {
  subscribe: (listener: () => void): (() => void) => {
    const stopStore = changed.subscribe(listener)
    const stopStorage = onStorageChange(STORAGE_KEYS.settings.key, () => {
      readAgain()
      listener()
    })
    // It may have changed after the first read, before anything listened: while the page hydrated.
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
  /** As after a reload: only what the browser keeps counts. */
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

/** What the header calls the reader: the first word of the name. */
export const firstNameOf = ({ name }: Pick<Reader, 'name'>): string =>
  name.trim().split(/\s/)[0] ?? ''

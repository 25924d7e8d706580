import type { ContactMessageInput } from '@/api/contactMessages'
import { onStorageChange } from '@/lib/onStorageChange'
import { readText, removeText, writeText } from '@/lib/storage'
import { readStored, type StoredMessage, writeStored } from './schema'
import { seed } from './seed'

const KEY = 'madar:mocks:v1'

/** One text that outlives the page. Reads give null, writes give false, where storage does not answer. */
export type TextStorage = {
  read: () => string | null
  write: (text: string) => boolean
  remove: () => void
}

export type Database = {
  /** newest first */
  list: () => StoredMessage[]
  has: (id: number) => boolean
  /** stores a visitor's message as unread and unresolved, before all others, and returns it */
  add: (input: ContactMessageInput) => StoredMessage
  /** changes a message and returns it; null when there is none of this id */
  change: (id: number, changes: Changes) => StoredMessage | null
  /** puts these in the place of all the others; false where they last only until the page is reloaded */
  replace: (messages: StoredMessage[]) => boolean
  /** forgets every change */
  reset: () => void
}

type Changes = Partial<Pick<StoredMessage, 'status' | 'adminNotes' | 'isResolved'>>

/**
 * A database of contact messages. With a storage, every call reads it first and every change writes it
 * at once, so that tabs and reloads share one truth. Bad, newer, full or missing storage is warned of
 * once and never throws: the database then starts from the seed and lives in this page's memory.
 */
export function createDatabase(start: () => StoredMessage[], storage?: TextStorage): Database {
  let initial: StoredMessage[] | undefined
  /** the truth, while storage cannot hold it */
  let memory: StoredMessage[] | undefined
  let lastRead: { text: string; messages: StoredMessage[] } | undefined
  let isForeign = false
  let hasWarned = false

  const fresh = () => {
    initial ??= start()
    return initial
  }

  function warn(problem: string) {
    if (hasWarned) return
    hasWarned = true
    console.warn(`[mocks] ${problem}`)
  }

  function load(): StoredMessage[] {
    if (memory) return memory
    const text = storage?.read() ?? null
    if (text === null) return fresh()
    if (text === lastRead?.text) return lastRead.messages
    const stored = readStored(text)
    if (stored.kind === 'ok') {
      lastRead = { text, messages: stored.messages }
      return stored.messages
    }
    if (stored.kind === 'newer') {
      warn('the stored data is of a newer version; it is left alone, changes last until reload')
      isForeign = true
      memory = fresh()
      return memory
    }
    warn('the stored data cannot be read; starting again from the seed')
    return fresh()
  }

  function save(messages: StoredMessage[]) {
    memory = messages
    if (!storage || isForeign) return
    const text = writeStored(messages)
    if (storage.write(text)) {
      lastRead = { text, messages }
      memory = undefined
    } else {
      warn('storage is full or forbidden; changes last until reload')
    }
  }

  return {
    list: load,
    has: (id) => load().some((message) => message.id === id),
    add(input) {
      const messages = load()
      const message: StoredMessage = {
        id: messages.reduce((highest, { id }) => Math.max(highest, id), 0) + 1,
        ...input,
        status: 'unread',
        isResolved: false,
        createdAt: new Date().toISOString(),
      }
      save([message, ...messages])
      return message
    },
    change(id, changes) {
      const messages = load()
      const old = messages.find((message) => message.id === id)
      if (!old) return null
      const changed = { ...old, ...changes }
      save(messages.map((message) => (message === old ? changed : message)))
      return changed
    },
    replace(messages) {
      isForeign = false
      save(messages)
      return memory === undefined
    },
    reset() {
      isForeign = false
      memory = undefined
      storage?.remove()
      // Storage that cannot forget must not bring the old data back.
      if (storage && storage.read() !== null) memory = fresh()
    },
  }
}

/** This browser's localStorage; nothing outside a page, where there is none to share. */
export const browserStorage: TextStorage = {
  read: () => readText(KEY),
  write: (text) => writeText(KEY, text),
  remove: () => removeText(KEY),
}

/** The database behind the app: kept in the browser, in memory elsewhere (Node). */
export const database = createDatabase(
  seed,
  typeof document === 'undefined' ? undefined : browserStorage,
)

/** Back to the seed, in every tab. */
export const resetDatabase = (): void => database.reset()

/**
 * Calls back when another tab's change has reached this one. Tabs share localStorage only in time: the
 * app's own word of a change comes before what was changed, and the list would be read as it was.
 */
export function onStoredElsewhere(onChange: () => void): void {
  onStorageChange(KEY, onChange)
}

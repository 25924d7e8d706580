import type { ContactMessageInput } from '@/api/contactMessages'
import { once } from '@/lib/once'
import { readText, removeText, writeText } from '@/lib/storage'
import { MESSAGES_KEY } from './dataKeys'
import { parseStoredText, type StoredMessage, toStoredText } from './schema'
import { seed } from './seed'

/**
 * A single text that persists after the page closes. `read` returns null and `write` returns false when the
 * storage is not available.
 */
export type TextStorage = {
  read: () => string | null
  write: (text: string) => boolean
  remove: () => void
}

export type Database = ReturnType<typeof createDatabase>

type Changes = Partial<Pick<StoredMessage, 'status' | 'adminNotes' | 'isResolved'>>

/**
 * Creates a database of contact messages. With a storage, every call reads it first and every change writes it
 * at once, so that all tabs see the same messages and a reload keeps them. If the stored text is invalid or of
 * a newer version, or the storage is full or forbidden, it warns once and never throws. With invalid or newer
 * text it starts from the first messages. `add` and `change` do not overwrite newer text: then, and when the
 * storage is full or forbidden, changes stay in the memory of this page.
 */
export function createDatabase(start: () => StoredMessage[], storage?: TextStorage) {
  const fresh = once(start)
  /** the current messages, while the storage cannot hold them */
  let memory: StoredMessage[] | undefined
  let lastRead: { text: string; messages: StoredMessage[] } | undefined
  let isForeign = false
  let hasWarned = false

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
    const stored = parseStoredText(text)
    if (typeof stored !== 'string') {
      lastRead = { text, messages: stored }
      return stored
    }
    if (stored === 'newer') {
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
    const text = toStoredText(messages)
    if (storage.write(text)) {
      lastRead = { text, messages }
      memory = undefined
    } else {
      warn('storage is full or forbidden; changes last until reload')
    }
  }

  return {
    /** newest first */
    list: load,
    /** stores a visitor's message as unread and unresolved, first in the list, and returns it */
    add(input: ContactMessageInput): StoredMessage {
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
    /** changes a message and returns it; null when no message has this id */
    change(id: number, changes: Changes): StoredMessage | null {
      const messages = load()
      const old = messages.find((message) => message.id === id)
      if (!old) return null
      const changed = { ...old, ...changes }
      save(messages.map((message) => (message === old ? changed : message)))
      return changed
    },
    /** replaces all messages; returns false when they last only until the page is reloaded */
    replace(messages: StoredMessage[]): boolean {
      isForeign = false
      save(messages)
      return memory === undefined
    },
    /** goes back to the first messages and removes the stored text */
    reset(): void {
      isForeign = false
      memory = undefined
      storage?.remove()
      // If the storage could not remove the text, use memory, so that the old data does not come back.
      if (storage && storage.read() !== null) memory = fresh()
    },
  }
}

/** This browser's localStorage. */
export const browserStorage: TextStorage = {
  read: () => readText(MESSAGES_KEY),
  write: (text) => writeText(MESSAGES_KEY, text),
  remove: () => removeText(MESSAGES_KEY),
}

/** The database behind the app: in localStorage in the browser, in memory elsewhere (Node). */
export const database = createDatabase(
  seed,
  typeof document === 'undefined' ? undefined : browserStorage,
)

import type { ContactMessageInput } from '@/api/contactMessages'
import { isEqual } from '@/lib/isEqual'
import { createStore } from '@/lib/store'
import { createStoredValue } from '@/lib/storedText'
import { MESSAGES_KEY } from './dataKeys'
import { parseMessages, type StoredMessage, textOfMessages } from './schema'
import { seed } from './seed'

/** Where a database has its messages, newest first. */
export type MessageStore = { get: () => StoredMessage[]; save: (messages: StoredMessage[]) => void }

const stored = createStoredValue({ key: MESSAGES_KEY }, parseMessages, seed)

/**
 * The messages of this browser, which its tabs share: what was saved last, otherwise the seed. It has what `SavedStore` has.
 * What the browser cannot store applies until the page is reloaded, with a warning.
 */
export const savedMessages = {
  get: stored.get,
  shipped: seed,
  parse: parseMessages,
  save(messages: StoredMessage[]): boolean {
    const isShipped = isEqual(messages, seed())
    const isStored = stored.save(messages, isShipped ? null : textOfMessages(messages))
    if (!isStored) console.warn('[mocks] storage is full or forbidden; changes last until reload')
    return isStored
  },
}

/** Messages in the memory of this page. */
export function inMemory(messages: StoredMessage[]): MessageStore {
  const { get, set } = createStore(messages)
  return { get, save: set }
}

export type Database = ReturnType<typeof createDatabase>

type Changes = Partial<Pick<StoredMessage, 'status' | 'adminNotes' | 'isResolved'>>

/** The calls of a database of contact messages; without a store it is in memory, from the seed. */
export const createDatabase = ({ get, save }: MessageStore = inMemory(seed())) => ({
  list: get,
  /** stores a visitor's message as unread and unresolved, first in the list, and returns it */
  add(input: ContactMessageInput): StoredMessage {
    const messages = get()
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
    const messages = get()
    const old = messages.find((message) => message.id === id)
    if (!old) return null
    const changed = { ...old, ...changes }
    save(messages.map((message) => (message === old ? changed : message)))
    return changed
  },
})

/** The database behind the app: in localStorage in the browser, in memory elsewhere (Node). */
export const database = createDatabase(typeof document === 'undefined' ? undefined : savedMessages)

import type { SeedMessage, StoredMessage } from './schema'
import { earlierMessages } from './seedEarlier'
import { laterMessages } from './seedLater'

/**
 * The messages of a browser without stored data, newest first: every category in every status. Names, companies
 * and addresses are invented.
 */
export const seed = (): StoredMessage[] => numbered([...laterMessages, ...earlierMessages])

/** Adds ids and converts the times to UTC. The messages are newest first, and the first one gets the highest id. */
export const numbered = (messages: readonly SeedMessage[]): StoredMessage[] =>
  messages.map(({ status = 'unread', isResolved = false, ...message }, index) => ({
    ...message,
    status,
    isResolved,
    id: messages.length - index,
    createdAt: new Date(message.createdAt).toISOString(),
  }))

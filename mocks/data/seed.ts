import type { StoredMessage } from './schema'
import { earlierMessages } from './seedEarlier'
import { laterMessages } from './seedLater'

/** A message in a seed file: without an id, and its time in Riyadh's time zone. */
export type SeedMessage = Omit<StoredMessage, 'id'>

/**
 * The messages of a browser without stored data, newest first: every category in every status. Names, companies
 * and addresses are invented.
 */
export const seed = (): StoredMessage[] => numbered([...laterMessages, ...earlierMessages])

/**
 * Adds ids and converts the times to UTC. The messages are newest first, and the first one gets the highest id.
 */
export const numbered = (messages: readonly SeedMessage[]): StoredMessage[] =>
  messages.map((message, index) => ({
    ...message,
    id: messages.length - index,
    createdAt: new Date(message.createdAt).toISOString(),
  }))

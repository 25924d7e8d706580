import type { StoredMessage } from './schema'
import { earlierMessages } from './seedEarlier'
import { laterMessages } from './seedLater'

/** A message as the seed writes it: numbered later, its time in Riyadh's. */
export type SeedMessage = Omit<StoredMessage, 'id'>

/**
 * The messages that a new browser starts with, newest first: every category in every status. Names,
 * firms and addresses are invented.
 */
export const seed = (): StoredMessage[] => numbered([...laterMessages, ...earlierMessages])

/** Numbers messages so that the newest, which stands first, has the highest id; times become UTC. */
export const numbered = (messages: readonly SeedMessage[]): StoredMessage[] =>
  messages.map((message, index) => ({
    ...message,
    id: messages.length - index,
    createdAt: new Date(message.createdAt).toISOString(),
  }))

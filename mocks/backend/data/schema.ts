import * as z from 'zod/mini'
import { contactMessageSchema } from '@/api/contactMessages'

/** The version of the stored format. Increase it when the shape changes. */
const STORED_VERSION = 1

/** The ids of the fake backend are numbers; another server may use texts (D-32). */
const storedMessageSchema = z.extend(contactMessageSchema, { id: z.int().check(z.positive()) })

export type StoredMessage = z.infer<typeof storedMessageSchema>

/** A message in a seed file: without an id, and its time in Riyadh's time zone; unread and unresolved if it says nothing else. */
export type SeedMessage = Omit<StoredMessage, 'id' | 'status' | 'isResolved'> &
  Partial<Pick<StoredMessage, 'status' | 'isResolved'>>

const storedSchema = z.object({
  version: z.literal(STORED_VERSION),
  messages: z.array(storedMessageSchema),
})

/** Reads `{ version, messages }`, as it is stored. @throws for another version or shape */
export const parseMessages = (json: unknown): StoredMessage[] => storedSchema.parse(json).messages

export const textOfMessages = (messages: StoredMessage[]): string =>
  JSON.stringify({ version: STORED_VERSION, messages })

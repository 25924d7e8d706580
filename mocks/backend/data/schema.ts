import { parseJson } from '@mocks/backend/parseJson'
import * as z from 'zod/mini'
import { contactMessageSchema } from '@/api/contactMessages'

/** The version of the stored format. Increase it when the shape changes. */
export const STORED_VERSION = 1

/** The ids of the fake backend are numbers; another server may use texts (D-32). */
const storedMessageSchema = z.extend(contactMessageSchema, {
  id: z.int().check(z.positive()),
})

export type StoredMessage = z.infer<typeof storedMessageSchema>

/** A message in a seed file: without an id, and its time in Riyadh's time zone; unread and unresolved if it says nothing else. */
export type SeedMessage = Omit<StoredMessage, 'id' | 'status' | 'isResolved'> &
  Partial<Pick<StoredMessage, 'status' | 'isResolved'>>

const storedSchema = z.object({
  version: z.literal(STORED_VERSION),
  messages: z.array(storedMessageSchema),
})

const newerSchema = z.object({ version: z.number().check(z.gt(STORED_VERSION)) })

/**
 * Parses a stored text. Returns the messages; `newer` when a later release wrote it (it must not be
 * overwritten); `unreadable` when it is not JSON or has another shape.
 */
export function parseStoredText(text: string): StoredMessage[] | 'newer' | 'unreadable' {
  const value = parseJson(text)
  const stored = storedSchema.safeParse(value)
  if (stored.success) return stored.data.messages
  return newerSchema.safeParse(value).success ? 'newer' : 'unreadable'
}

export const toStoredText = (messages: StoredMessage[]): string =>
  JSON.stringify({ version: STORED_VERSION, messages })

import * as z from 'zod/mini'
import { EMAIL_PATTERN } from '@/lib/emailAddress'
import { SEEN } from '@/lib/invisible'
import { requiredEmail, requiredText } from '@/lib/textSchemas'
import { tooLong } from '@/lib/validation'
import { broadcastInvalidation, emitInvalidation } from './crossTab'
import { HttpError, readAs, write } from './http'
import { CONTACT_CATEGORIES, MESSAGE_LIMITS, MESSAGE_STATUSES, NOTES_LIMIT } from './messageKinds'

const contactCategorySchema = z.enum(CONTACT_CATEGORIES)

const limited = (field: keyof typeof MESSAGE_LIMITS) =>
  z.maxLength(MESSAGE_LIMITS[field], { error: () => tooLong(MESSAGE_LIMITS[field]) })
// The patterns are for the OpenAPI document, which cannot express trimming or follow a zod pipe.
const required = (field: keyof typeof MESSAGE_LIMITS) =>
  requiredText.check(limited(field), z.meta({ pattern: SEEN.source }))

/** The body of POST /api/contact-messages (Spec §3, §7). The texts are trimmed, required and limited. */
export const contactMessageInputSchema = z.strictObject({
  name: required('name'),
  email: requiredEmail.check(
    limited('email'),
    z.meta({
      pattern: `^\\s*${EMAIL_PATTERN.source.slice(1, -1)}\\s*$`,
      maxLength: MESSAGE_LIMITS.email,
    }),
  ),
  subject: required('subject'),
  message: required('message'),
  category: contactCategorySchema,
})

export const messageStatusSchema = z.enum(MESSAGE_STATUSES)

/** A stored message, as the admin screen reads it (Spec §3). `createdAt` is ISO 8601 in UTC. */
export const contactMessageSchema = z.object({
  /** a number or a text, as the server sends it (D-32) */
  id: z.union([z.number(), z.string()]),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  category: z.string(),
  message: z.string(),
  status: messageStatusSchema,
  isResolved: z.boolean(),
  createdAt: z.string().check(z.meta({ format: 'date-time' })),
  /** sent on status change (Spec §3); absent or null until then */
  adminNotes: z.nullish(z.string()),
})

export const contactMessageListSchema = z.array(contactMessageSchema)

/** PUT /api/contact-messages/{id}/status; `adminNotes` is empty when unused (D-14). */
export const statusChangeSchema = z.strictObject({
  status: messageStatusSchema,
  adminNotes: z.string().check(z.maxLength(NOTES_LIMIT, { error: () => tooLong(NOTES_LIMIT) })),
})

/** PUT /api/contact-messages/{id}/resolved */
export const resolvedChangeSchema = z.strictObject({ isResolved: z.boolean() })

export type ContactCategory = z.infer<typeof contactCategorySchema>
export type ContactMessageInput = z.infer<typeof contactMessageInputSchema>
export type ContactMessage = z.infer<typeof contactMessageSchema>
export type MessageId = ContactMessage['id']
export type StatusChange = z.infer<typeof statusChangeSchema>

const PATH = '/api/contact-messages'

/** The query of the list of messages; its key is the path (D-12). A plain object: `/contact` does not load the queries. */
export const contactMessagesQuery = {
  queryKey: [PATH] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    readAs(contactMessageListSchema, PATH, { signal }),
}

/**
 * Sends a visitor's message, without optional fields that are empty. Only `response.ok` decides about success, not the body (Spec §7). A failure is logged
 * here, with its body as JSON if it is JSON (D-13), so the screen only shows a message.
 * @throws {HttpError} for an answer that is not ok; {TypeError} when there is no answer
 */
export async function sendContactMessage(message: ContactMessageInput): Promise<void> {
  try {
    const filled = Object.entries(message).filter(([, value]) => value !== '')
    await write('POST', PATH, Object.fromEntries(filled))
    // An editor must find the new message, here and in other tabs, and cached data never goes stale.
    broadcastInvalidation(PATH)
    emitInvalidation(PATH)
  } catch (error) {
    console.error(`POST ${PATH}`, error, ...(error instanceof HttpError ? [error.body] : []))
    throw error
  }
}

/** Sends a change. Any failure, also of the network, throws an error with the message `failure` and its `cause`. */
async function change(id: MessageId, part: string, body: unknown, failure: string) {
  try {
    const path = `${PATH}/${encodeURIComponent(id)}/${part}`
    return (await (await write('PUT', path, body)).json()) as unknown
  } catch (cause) {
    throw new Error(failure, { cause })
  }
}

/** @throws {Error} with the message 'Failed to update status' (Spec §8) and the reason as its `cause` */
export const updateStatus = ({ id, ...body }: StatusChange & { id: MessageId }) =>
  change(id, 'status', body, 'Failed to update status')

/** @throws {Error} with the message 'Failed to update resolved status' (Spec §8) and the reason as its `cause` */
export const updateResolved = ({ id, isResolved }: { id: MessageId; isResolved: boolean }) =>
  change(id, 'resolved', { isResolved }, 'Failed to update resolved status')

import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { EMAIL_PATTERN, INVALID_EMAIL, REQUIRED } from '@/lib/validation'
import { HttpError, readAs, write } from './http'
import { CONTACT_CATEGORIES, MESSAGE_STATUSES } from './messageKinds'
import { tellOtherTabs } from './otherTabs'

export const contactCategorySchema = z.enum(CONTACT_CATEGORIES)

// The patterns are for the OpenAPI document, which cannot say «trimmed» or see through a pipe.
const requiredText = z.string().trim().min(1, REQUIRED).meta({ pattern: '\\S' })

/** What a visitor sends: POST /api/contact-messages (Spec §3, §7). The texts are trimmed and required. */
export const contactMessageInputSchema = z.strictObject({
  name: requiredText,
  email: requiredText
    .pipe(z.string().regex(EMAIL_PATTERN, INVALID_EMAIL))
    .meta({ pattern: `^\\s*${EMAIL_PATTERN.source.slice(1, -1)}\\s*$` }),
  subject: requiredText,
  message: requiredText,
  category: contactCategorySchema,
})

export const messageStatusSchema = z.enum(MESSAGE_STATUSES)

/** A stored message, as the admin screen reads it (Spec §3). `createdAt` is ISO 8601 in UTC. */
export const contactMessageSchema = z.object({
  /** whatever the server gives, a number or a text (D-32) */
  id: z.union([z.number(), z.string()]),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  category: z.string(),
  message: z.string(),
  status: messageStatusSchema,
  isResolved: z.boolean(),
  createdAt: z.string().meta({ format: 'date-time' }),
  /** sent on status change (Spec §3); absent or null until then */
  adminNotes: z.string().nullish(),
})

export const contactMessageListSchema = z.array(contactMessageSchema)

/** PUT /api/contact-messages/{id}/status; `adminNotes` is empty when unused (D-14). */
export const statusChangeSchema = z.strictObject({
  status: messageStatusSchema,
  adminNotes: z.string(),
})

/** PUT /api/contact-messages/{id}/resolved */
export const resolvedChangeSchema = z.strictObject({ isResolved: z.boolean() })

export type ContactCategory = z.infer<typeof contactCategorySchema>
export type ContactMessageInput = z.infer<typeof contactMessageInputSchema>
export type MessageStatus = z.infer<typeof messageStatusSchema>
export type ContactMessage = z.infer<typeof contactMessageSchema>
export type MessageId = ContactMessage['id']
export type StatusChange = z.infer<typeof statusChangeSchema>

const PATH = '/api/contact-messages'

/** The list; its cache key is its path (D-12). */
export const contactMessagesQuery = queryOptions({
  queryKey: [PATH],
  queryFn: ({ signal }) => readAs(contactMessageListSchema, PATH, { signal }),
})

export const useContactMessages = () => useQuery(contactMessagesQuery)

/**
 * Sends a visitor's message; judged by `response.ok`, whatever the body (Spec §7). A failure is logged
 * here, with the body read as JSON if it is JSON (D-13), so the screen has only to tell of it.
 * @throws {HttpError} for an answer that is not ok; {TypeError} when no answer came
 */
export async function sendContactMessage(message: ContactMessageInput): Promise<void> {
  try {
    await write('POST', PATH, message)
  } catch (error) {
    console.error(`POST ${PATH}`, error, ...(error instanceof HttpError ? [error.body] : []))
    throw error
  }
}

export function useSendContactMessage() {
  const readAgain = useReadAgain()
  return useMutation({
    mutationFn: sendContactMessage,
    // An editor in the same tab must find the new message, though cached data never goes stale. The
    // visitor does not wait for that.
    onSuccess: () => {
      void readAgain()
    },
  })
}

/** After a change the list is read again, here and in the other tabs. */
function useReadAgain() {
  const queryClient = useQueryClient()
  return () => {
    tellOtherTabs(PATH)
    return queryClient.invalidateQueries({ queryKey: [PATH] })
  }
}

/** Any failure, of the network too, is told by the one sentence; what really happened is its `cause`. */
async function change(id: MessageId, part: string, body: unknown, failure: string) {
  try {
    const path = `${PATH}/${encodeURIComponent(id)}/${part}`
    return (await (await write('PUT', path, body)).json()) as unknown
  } catch (cause) {
    throw new Error(failure, { cause })
  }
}

/** @throws {Error} exactly 'Failed to update status' (Spec §8), the reason being its `cause` */
export const updateStatus = ({ id, ...body }: StatusChange & { id: MessageId }) =>
  change(id, 'status', body, 'Failed to update status')

/** @throws {Error} exactly 'Failed to update resolved status' (Spec §8), the reason being its `cause` */
export const updateResolved = ({ id, isResolved }: { id: MessageId; isResolved: boolean }) =>
  change(id, 'resolved', { isResolved }, 'Failed to update resolved status')

/** Changes the status; settles after the list has been read again (Spec §4). */
export const useUpdateStatus = () =>
  useMutation({ mutationFn: updateStatus, onSuccess: useReadAgain() })

/** Marks as resolved; settles after the list has been read again (Spec §4). */
export const useUpdateResolved = () =>
  useMutation({ mutationFn: updateResolved, onSuccess: useReadAgain() })

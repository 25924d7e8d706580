import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { INVALID_EMAIL, REQUIRED } from '@/lib/validation'
import { readJson, send } from './http'

/** Spec §9, in this order; the first is the default. */
export const CONTACT_CATEGORIES = [
  'عام',
  'شكوى',
  'اقتراح',
  'دعم تقني',
  'شراكة',
  'إعلان',
  'سياسة الخصوصية',
  'شروط الاستخدام',
  'أخرى',
] as const

export const contactCategorySchema = z.enum(CONTACT_CATEGORIES)

const requiredText = z.string().trim().min(1, REQUIRED)

/** What a visitor sends: POST /api/contact-messages (Spec §3, §7). The texts are trimmed and required. */
export const contactMessageInputSchema = z.strictObject({
  name: requiredText,
  email: requiredText.pipe(z.email(INVALID_EMAIL)),
  subject: requiredText,
  message: requiredText,
  category: contactCategorySchema,
})

export const messageStatusSchema = z.enum(['unread', 'read', 'replied'])

/** A stored message, as the admin screen reads it (Spec §3). `createdAt` is ISO 8601 in UTC. */
export const contactMessageSchema = z.object({
  id: z.number().int().positive(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  category: z.string(),
  message: z.string(),
  status: messageStatusSchema,
  isResolved: z.boolean(),
  createdAt: z.string(),
  /** sent on status change (Spec §3); absent until then */
  adminNotes: z.string().optional(),
})

export const contactMessageListSchema = z.array(contactMessageSchema)

/** PUT /api/contact-messages/{id}/status; `adminNotes` is empty when unused (decision 14). */
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
export type StatusChange = z.infer<typeof statusChangeSchema>

const PATH = '/api/contact-messages'

/** The list; its cache key is its path (decision 12). */
export const contactMessagesQuery = queryOptions({
  queryKey: [PATH],
  queryFn: async ({ signal }) => contactMessageListSchema.parse(await readJson(PATH, { signal })),
})

export const useContactMessages = () => useQuery(contactMessagesQuery)

/**
 * Sends a visitor's message; judged by `response.ok` (Spec §7). On failure the body is only logged,
 * as JSON if it is JSON (decision 13), and an error is thrown.
 */
export async function sendContactMessage(message: ContactMessageInput): Promise<void> {
  const response = await send('POST', PATH, message)
  if (response.ok) return
  const text = await response.text()
  console.error('POST', PATH, response.status, parseIfJson(text))
  throw new Error(`${response.status}: ${text || response.statusText}`)
}

function parseIfJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

export function useSendContactMessage() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: sendContactMessage,
    // An editor in the same tab must find the new message, though cached data never goes stale.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [PATH] }),
  })
}

async function change(path: string, body: unknown, failure: string): Promise<unknown> {
  const response = await send('PUT', path, body)
  if (!response.ok) throw new Error(failure)
  return response.json()
}

/** @throws {Error} exactly 'Failed to update status' when the answer is not ok (Spec §8) */
export const updateStatus = ({ id, ...body }: StatusChange & { id: number }) =>
  change(`${PATH}/${id}/status`, body, 'Failed to update status')

/** @throws {Error} exactly 'Failed to update resolved status' when the answer is not ok (Spec §8) */
export const updateResolved = ({ id, isResolved }: { id: number; isResolved: boolean }) =>
  change(`${PATH}/${id}/resolved`, { isResolved }, 'Failed to update resolved status')

/** Changes the status; settles after the list has been read again (Spec §4). */
export function useUpdateStatus() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: updateStatus,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [PATH] }),
  })
}

/** Marks as resolved; settles after the list has been read again (Spec §4). */
export function useUpdateResolved() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: updateResolved,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [PATH] }),
  })
}

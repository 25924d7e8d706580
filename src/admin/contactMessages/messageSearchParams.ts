import { MESSAGE_STATUSES } from '@/api/messageKinds'
import { oneOf, pageParam, searchParams, text } from '@/lib/searchParams'

/**
 * The search parameters of `/admin/contact-messages`. A default is omitted, and an invalid value
 * falls back to it (architecture, Habits).
 */
export const messageSearchParams = searchParams({
  q: text,
  status: oneOf(MESSAGE_STATUSES),
  page: pageParam(),
})

export type MessageSearchParams = ReturnType<typeof messageSearchParams.parse>

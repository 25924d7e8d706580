import { CONTACT_CATEGORIES, MESSAGE_STATUSES } from '@/api/messageKinds'
import { dayParam, oneOf, pageParam, searchParams, sortedBy, text } from '@/lib/searchParams'

/** The search parameters of `/admin/contact-messages`. `message` is the id of the open message. */
export const messageSearchParams = searchParams({
  q: text,
  status: oneOf(MESSAGE_STATUSES),
  category: oneOf(CONTACT_CATEGORIES),
  from: dayParam,
  to: dayParam,
  first: oneOf(['unread']),
  sort: sortedBy(['sender', 'subject', 'category', 'status', 'date']),
  page: pageParam(),
  message: text,
})

export type MessageSearchParams = ReturnType<typeof messageSearchParams.parse>

import { MESSAGE_STATUSES } from '@/api/messageKinds'
import { laterPage, oneOf, searchParams, text } from '@/lib/searchParams'

/**
 * The search parameters of `/admin/contact-messages`. A default is omitted, and an invalid value
 * falls back to it (architecture, Habits).
 */
export const messageFiltersSchema = searchParams({
  q: text,
  status: oneOf(MESSAGE_STATUSES),
  page: laterPage(),
})

export type MessageFilters = ReturnType<typeof messageFiltersSchema.parse>

import { MESSAGE_STATUSES } from '@/api/messageKinds'
import { laterPage, oneOf, searchParams, text } from '@/lib/searchParams'

/**
 * The filters of `/admin/contact-messages`, in its address. A default is left out, and a value that
 * makes no sense falls back to it (architecture, Habits).
 */
export const messageFiltersSchema = searchParams({
  q: text,
  status: oneOf(MESSAGE_STATUSES),
  page: laterPage(),
})

export type MessageFilters = ReturnType<typeof messageFiltersSchema.parse>

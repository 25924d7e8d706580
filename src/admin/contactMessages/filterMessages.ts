import type { MessageFilters } from '@/admin/searchParams/messageSearchParams'
import type { ContactMessage } from '@/api/contactMessages'
import { type Searchable, searchable, textMatcher } from '@/lib/containsText'
import { localDay } from '@/lib/localDay'

/** A message with its searchable text prepared, so that a keystroke only compares strings. */
export type IndexedMessage = { message: ContactMessage; text: Searchable }

const prepared = new WeakMap<ContactMessage, IndexedMessage>()

/** Prepares a list for searching. A message is prepared once, also if it is in several lists. */
export const indexMessages = (messages: readonly ContactMessage[]): IndexedMessage[] =>
  messages.map((message) => {
    const known = prepared.get(message)
    if (known) return known
    const fields = [message.name, message.email, message.subject]
    const entry = { message, text: searchable(fields) }
    prepared.set(message, entry)
    return entry
  })

type Filters = Pick<MessageFilters, 'q' | 'status' | 'category' | 'from' | 'to'>

/**
 * The messages whose name, email or subject contains `q`, ignoring case (Spec §5) and Arabic
 * spelling variants, with this status and category, sent from the day `from` to the day `to` in the
 * editor's time zone; an omitted filter matches all. The order does not change.
 */
export function filterMessages(
  index: readonly IndexedMessage[],
  { q = '', status, category, from, to }: Filters,
): ContactMessage[] {
  const matches = textMatcher(q)
  const found: ContactMessage[] = []
  for (const entry of index) {
    const { message } = entry
    if (status && message.status !== status) continue
    if (category && message.category !== category) continue
    if (!matches(entry.text)) continue
    if (from || to) {
      // The day that the list shows. The ends of a day in ms differ by zone: midnight may come twice, or not at all.
      const sent = new Date(message.createdAt)
      // A date that cannot be read is in no range.
      if (Number.isNaN(sent.getTime())) continue
      const day = localDay(sent)
      if (day < (from ?? day) || day > (to ?? day)) continue
    }
    found.push(message)
  }
  return found
}

/** The unread messages before the others; otherwise the order does not change. */
export function unreadFirst(messages: readonly ContactMessage[]): ContactMessage[] {
  const unread = messages.filter(({ status }) => status === 'unread')
  return [...unread, ...messages.filter(({ status }) => status !== 'unread')]
}

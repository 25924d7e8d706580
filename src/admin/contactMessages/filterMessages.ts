import type { MessageSearchParams } from '@/admin/searchParams/messageSearchParams'
import type { ContactMessage } from '@/api/contactMessages'
import { type Searchable, searchable, textMatcher } from '@/lib/containsText'
import { localDay } from '@/lib/localDay'

const texts = new WeakMap<ContactMessage, Searchable>()

/** Prepared once for each message, so that a keystroke only compares strings. */
function textOf(message: ContactMessage): Searchable {
  const text = texts.get(message) ?? searchable([message.name, message.email, message.subject])
  texts.set(message, text)
  return text
}

type Filters = Pick<MessageSearchParams, 'q' | 'status' | 'category' | 'from' | 'to'>

/**
 * The messages whose name, email or subject contains `q`, ignoring case (Spec §5) and Arabic
 * spelling variants, with this status and category, sent from the day `from` to the day `to` in the
 * editor's time zone; an omitted filter matches all. The order does not change.
 */
export function filterMessages(
  messages: readonly ContactMessage[],
  { q = '', status, category, from, to }: Filters,
): ContactMessage[] {
  const matches = textMatcher(q)
  return messages.filter((message) => {
    if (status && message.status !== status) return false
    if (category && message.category !== category) return false
    if (!matches(textOf(message))) return false
    if (!from && !to) return true
    // The day that the list shows. The ends of a day in ms differ by zone: midnight may come twice, or not at all.
    const sent = new Date(message.createdAt)
    // A date that cannot be read is in no range.
    if (Number.isNaN(sent.getTime())) return false
    const day = localDay(sent)
    return !(day < (from ?? day) || day > (to ?? day))
  })
}

const isRead = ({ status }: ContactMessage) => Number(status !== 'unread')

/** The unread messages before the others; otherwise the order does not change. */
export const unreadFirst = (messages: readonly ContactMessage[]): ContactMessage[] =>
  messages.toSorted((one, other) => isRead(one) - isRead(other))

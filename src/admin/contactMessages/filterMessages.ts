import type { ContactMessage } from '@/api/contactMessages'
import { foldArabic } from '@/lib/arabic'
import type { MessageFilters } from './messageSearchParams'

/** A message with its searchable texts prepared, so that a keystroke only compares strings. */
export type IndexedMessage = { message: ContactMessage; plain: string; folded: string }

/**
 * Separates the fields, so that a search never matches across two of them; nobody can type this
 * character.
 */
const BETWEEN_FIELDS = '\u0001'

const prepared = new WeakMap<ContactMessage, IndexedMessage>()

/** Prepares a list for searching. A message is prepared once, also if it is in several lists. */
export const indexMessages = (messages: readonly ContactMessage[]): IndexedMessage[] =>
  messages.map((message) => {
    const known = prepared.get(message)
    if (known) return known
    const fields = [message.name, message.email, message.subject].join(BETWEEN_FIELDS)
    const entry = { message, plain: fields.toLowerCase(), folded: foldArabic(fields) }
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
  const plain = q.trim().toLowerCase()
  const folded = foldArabic(q)
  const start = from ? Date.parse(`${from}T00:00`) : null
  const end = to ? Date.parse(`${to}T23:59:59.999`) : null
  const found: ContactMessage[] = []
  for (const entry of index) {
    const { message } = entry
    if (status && message.status !== status) continue
    if (category && message.category !== category) continue
    if (plain && !entry.plain.includes(plain) && !(folded && entry.folded.includes(folded)))
      continue
    if (start !== null || end !== null) {
      const time = Date.parse(message.createdAt)
      // A date that cannot be read is in no range.
      if (!(time >= (start ?? time) && time <= (end ?? time))) continue
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

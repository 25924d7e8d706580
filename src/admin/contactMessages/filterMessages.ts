import type { ContactMessage, MessageStatus } from '@/api/contactMessages'
import { foldArabic } from '@/lib/arabic'

/** A message with its searchable texts prepared, so that a keystroke only compares strings. */
export type IndexedMessage = { message: ContactMessage; plain: string; folded: string }

/**
 * Separates the fields, so that a search never matches across two of them; nobody can type this
 * character.
 */
const BETWEEN_FIELDS = '\u0001'

/** Prepares a list for searching; call it once per list, not once per keystroke. */
export const indexMessages = (messages: readonly ContactMessage[]): IndexedMessage[] =>
  messages.map((message) => {
    const fields = [message.name, message.email, message.subject].join(BETWEEN_FIELDS)
    return { message, plain: fields.toLowerCase(), folded: foldArabic(fields) }
  })

/**
 * The messages whose name, email or subject contains `q`, ignoring case (Spec §5) and Arabic
 * spelling variants, and whose status is `status`; an omitted filter matches all. The order does
 * not change.
 */
export function filterMessages(
  index: readonly IndexedMessage[],
  { q = '', status }: { q?: string | undefined; status?: MessageStatus | undefined },
): ContactMessage[] {
  const plain = q.trim().toLowerCase()
  const folded = foldArabic(q)
  const found: ContactMessage[] = []
  for (const entry of index) {
    if (status && entry.message.status !== status) continue
    if (plain && !entry.plain.includes(plain) && !(folded && entry.folded.includes(folded)))
      continue
    found.push(entry.message)
  }
  return found
}

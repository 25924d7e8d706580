import type { QueryClient } from '@tanstack/react-query'
import { type ContactMessage, contactMessagesQuery } from './api/contactMessages'

const message: Omit<ContactMessage, 'id' | 'status' | 'isResolved'> = {
  name: 'قارئ',
  email: 'reader@example.com',
  subject: 'موضوع',
  category: 'عام',
  message: 'نص',
  createdAt: '2026-11-25T09:00:00Z',
}

/** More than a page, with each state of a row. */
const messages: ContactMessage[] = Array.from({ length: 30 }, (_, id) => ({
  ...message,
  id,
  status: id % 2 ? 'unread' : 'replied',
  isResolved: id % 2 === 0,
}))

/**
 * Puts the answer of a call into the client, for screens whose content is an answer. The HTML of such a screen shows its
 * skeleton, but has the styles of the content too, which the browser would otherwise create in the task in which the
 * answer arrives (figures in `ADR-7`).
 */
export const prerenderAnswers: Readonly<Record<string, (client: QueryClient) => void>> = {
  '/admin/contact-messages': (client) =>
    client.setQueryData(contactMessagesQuery.queryKey, messages),
}

import { useQuery } from '@tanstack/react-query'
import { type ContactMessage, contactMessagesQuery } from '@/api/contactMessages'

const countUnread = (messages: ContactMessage[]) =>
  messages.reduce((count, { status }) => (status === 'unread' ? count + 1 : count), 0)

/**
 * The number of unread contact messages. It shares the query of the messages screen, so that the
 * menu costs one request per visit. It is 0 while the query is pending or after it failed.
 */
export function useUnreadCount(): number {
  const { data = 0 } = useQuery({ ...contactMessagesQuery, select: countUnread })
  return data
}

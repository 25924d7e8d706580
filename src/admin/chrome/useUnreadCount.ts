import { useQuery } from '@tanstack/react-query'
import { type ContactMessage, contactMessagesQuery } from '@/api/contactMessages'

const countUnread = (messages: ContactMessage[]) =>
  messages.reduce((count, { status }) => (status === 'unread' ? count + 1 : count), 0)

/**
 * How many contact messages wait to be read. It shares the list of the messages screen, so that the
 * menu costs one read a visit; while that is on its way, and where it fails, there is no count.
 */
export function useUnreadCount(): number {
  const { data = 0 } = useQuery({ ...contactMessagesQuery, select: countUnread })
  return data
}

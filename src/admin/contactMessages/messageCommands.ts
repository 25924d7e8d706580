import type { ContactMessage } from '@/api/contactMessages'
import type { MessageAction } from './messageActions'

/** The same actions as commands, in the list of keys and in the menu of a row. */
export const COMMAND: Record<MessageAction | 'reply', string> = {
  reply: 'رد على الرسالة',
  read: 'سجّلها مقروءة',
  replied: 'سجّل الرد عليها',
  resolved: 'سجّلها محلولة',
}

/** The notes that are stored with a message. A change of status replaces them, so it sends them again. */
export const savedNotes = ({ adminNotes }: ContactMessage): string => adminNotes ?? ''

/** Marks the element that contains the open message. */
export const READER = { 'data-message-reader': true } as const
export const READER_SELECTOR = '[data-message-reader]'

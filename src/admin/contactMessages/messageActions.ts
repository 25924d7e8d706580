import type { ContactMessage } from '@/api/contactMessages'

export type MessageState = Pick<ContactMessage, 'status' | 'isResolved'>

export const MESSAGE_ACTIONS = ['read', 'replied', 'resolved'] as const
export type MessageAction = (typeof MESSAGE_ACTIONS)[number]

/** What a row does with its message: open it, open it to reply to it. */
export type RowActions = Record<'onView' | 'onReply', (message: ContactMessage) => void>

/** What can be done with a message, in its buttons, in the menu of its row and in the list of keys (Spec §4). */
export const ACTION_LABEL: Record<MessageAction | 'reply', string> = {
  reply: 'كتابة رد',
  read: 'سجّلها مقروءة',
  replied: 'سجّل الرد عليها',
  resolved: 'سجّلها محلولة',
}

/** The keys that set the state of the open message, of the row with the focus, or of the selected ones. */
export const STATE_KEYS = [
  ['u', 'read'],
  ['e', 'resolved'],
] as const

export const BUSY_LABEL = 'جارٍ الحفظ…'

/**
 * The actions available for a message (Spec §4): «read» only if unread, «replied» if not yet
 * replied, «resolved» if not yet resolved. No action can be reverted.
 */
export function offeredActions({ status, isResolved }: MessageState): ReadonlySet<MessageAction> {
  const offered = new Set<MessageAction>()
  if (status === 'unread') offered.add('read')
  if (status !== 'replied') offered.add('replied')
  if (!isResolved) offered.add('resolved')
  return offered
}

import type { ContactMessage } from '@/api/contactMessages'

export type MessageAction = 'read' | 'replied' | 'resolved'

/** What each action is called on its button, and while its request is in progress (Spec §4). */
export const ACTION_LABEL: Record<MessageAction, { idle: string; busy: string }> = {
  read: { idle: 'مقروءة', busy: 'جارٍ الحفظ…' },
  replied: { idle: 'رُدّ عليها', busy: 'جارٍ الحفظ…' },
  resolved: { idle: 'حُلّت', busy: 'جارٍ الحفظ…' },
}

/**
 * The actions a message offers (Spec §4): read only when unread, replied unless already replied,
 * resolved only when not resolved; nothing is ever taken back.
 */
export function offeredActions({
  status,
  isResolved,
}: Pick<ContactMessage, 'status' | 'isResolved'>): ReadonlySet<MessageAction> {
  const offered = new Set<MessageAction>()
  if (status === 'unread') offered.add('read')
  if (status !== 'replied') offered.add('replied')
  if (!isResolved) offered.add('resolved')
  return offered
}

import { counted, plural } from '@/lib/arabic'
import { MESSAGES } from '@/lib/nouns'

const UNREAD = counted(
  'واحدة غير مقروءة',
  'اثنتان غير مقروءتين',
  'غير مقروءة',
  'غير مقروءة',
  'غير مقروءة',
)

const UNREAD_MESSAGES = counted(
  'رسالة واحدة غير مقروءة',
  'رسالتان غير مقروءتين',
  'رسائل غير مقروءة',
  'رسالة غير مقروءة',
  'رسالة غير مقروءة',
)

/** The text under the page title: «8 رسائل، منها 4 غير مقروءة». */
export function describeMessages(total: number, unread: number): string {
  if (total === 0) return 'لا رسائل بعد'
  const messages = plural(total, MESSAGES)
  if (total === 1) return `${messages}، ${unread === 1 ? 'غير مقروءة' : 'مقروءة'}`
  if (unread === 0) return `${messages}، لا جديد فيها`
  return `${messages}، ${total === 2 ? 'منهما' : 'منها'} ${plural(unread, UNREAD)}`
}

/** The accessible text of the menu's unread badge: «4 رسائل غير مقروءة». */
export const describeUnread = (unread: number): string => plural(unread, UNREAD_MESSAGES)

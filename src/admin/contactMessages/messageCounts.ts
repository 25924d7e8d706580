import { counted, plural } from '@/lib/arabic'
import { MESSAGES } from '@/lib/nouns'

const ONE = 'غير مقروءة'
const TWO = 'غير مقروءتين'
const UNREAD = counted(`واحدة ${ONE}`, `اثنتان ${TWO}`, ONE, ONE, ONE)

/** The text under the page title: «8 رسائل، منها 4 غير مقروءة». */
export function describeMessages(total: number, unread: number): string {
  if (total === 0) return 'لا رسائل بعد'
  const messages = plural(total, MESSAGES)
  if (total === 1) return `${messages}، ${unread === 1 ? ONE : 'مقروءة'}`
  if (unread === 0) return `${messages}، لا جديد فيها`
  return `${messages}، ${total === 2 ? 'منهما' : 'منها'} ${plural(unread, UNREAD)}`
}

/** The accessible text of the menu's unread badge: «4 رسائل غير مقروءة». */
export const describeUnread = (unread: number): string =>
  `${plural(unread, MESSAGES)} ${unread === 2 ? TWO : ONE}`

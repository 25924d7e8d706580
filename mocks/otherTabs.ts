import { contactMessagesQuery } from '@/api/contactMessages'
import { hearOfChange } from '@/api/otherTabs'
import { onStoredElsewhere } from './data/database'

/** Messages that another tab has stored are read again here once they have come (Spec §4, two tabs). */
export function followOtherTabs(): void {
  const path = contactMessagesQuery.queryKey.join('/')
  onStoredElsewhere(() => hearOfChange(path))
}

import { contactMessagesQuery } from '@/api/contactMessages'
import { hearOfChange } from '@/api/otherTabs'
import { onStoredElsewhere } from './data/database'

/** Refetches the messages when the changes of another tab are visible in this one (Spec §4, two tabs). */
export function followOtherTabs(): void {
  const path = contactMessagesQuery.queryKey.join('/')
  onStoredElsewhere(() => hearOfChange(path))
}

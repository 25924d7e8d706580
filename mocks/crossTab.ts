import { contactMessagesQuery } from '@/api/contactMessages'
import { emitInvalidation } from '@/api/crossTab'
import { onExternalChange } from './data/database'

/** Refetches the messages when the changes of another tab are visible in this one (Spec §4, two tabs). */
export function invalidateOnExternalChange(): void {
  const path = contactMessagesQuery.queryKey.join('/')
  onExternalChange(() => emitInvalidation(path))
}

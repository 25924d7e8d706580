import { onStorageChange } from '@/lib/onStorageChange'
import { MESSAGES_KEY } from './data/dataKeys'
import { dataCalls } from './dataCalls'

/**
 * Refetches the messages when the changes of another tab are visible in this one (Spec §4, two tabs). The app's own
 * broadcast is not enough: it arrives before the other tab's write is visible here, so a refetch at that time would
 * read the old list. The module of the calls is loaded only then: a page that shows messages has it already.
 */
export function invalidateOnExternalChange(): void {
  const path = dataCalls.list.path.slice(1)
  const emit = () => import('@/api/crossTab').then((it) => it.emitInvalidation(path))
  onStorageChange(MESSAGES_KEY, () => void emit().catch(() => {}))
}

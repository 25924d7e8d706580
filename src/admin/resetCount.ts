import type { AnySavedStore } from '@/lib/savedStore'
import { createStore } from '@/lib/store'

/**
 * How often `ModifiedBadge` has reset saved lists on this page. Screens then start again from what is saved, without
 * their unsaved edits; otherwise the change would look like what another tab has saved.
 */
export const resetCount = createStore(0)

export type ModifiedBadgeProps = {
  /** what the stores hold, for the question: «المستخدمون» */
  title: string
  /** the same ones as long as the screen is shown */
  stores: readonly AnySavedStore[]
}

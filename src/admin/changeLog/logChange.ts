import type { LoggedItem } from '@/lib/listChanges'
import { session } from '@/lib/reader'
import type { SavedName } from '@/lib/savedNames.gen'
import type { SavedStore } from '@/lib/savedStore'
import { savedReader } from '@/saved/readerSettings'
import { showLoadError } from '@/ui/states/loadError'
import { toast } from '@/ui/toast/toast'

const SIGNED_OUT = 'محرر غير مسجّل'

/** The log and its schema, loaded quietly (`AdminLayout`). */
export const loadChangeLog = () => import('@/saved/changeLog')

/**
 * Adds what an editor has saved to the change log, under the name of the session's reader. Nothing if both states are
 * equal. Call it after the list has been saved.
 */
export function logChange(
  place: { list: SavedName; part?: string | undefined },
  before: readonly LoggedItem[],
  after: readonly LoggedItem[],
  reverts?: string,
): void {
  const by = session.get().isSignedIn ? savedReader.get().name : SIGNED_OUT
  loadChangeLog().then(
    ({ recordChange }) => recordChange({ ...place, by, before, after, reverts }),
    showLoadError,
  )
}

/** Saves a whole list and logs the change. Returns the result of `save`. */
export function saveLogged<Item extends LoggedItem>(
  store: SavedStore<readonly Item[]>,
  next: readonly Item[],
): boolean {
  const before = store.get()
  const isStored = store.save(next)
  logChange({ list: store.name }, before, next)
  return isStored
}

/** The text of the toast for an action that is only logged (D-4). */
const LOG_ONLY_TEXT = 'نسخة تجريبية: لم يُحفظ التغيير'

/**
 * For an action that the specification only logs: writes `name` and `data` to the console and shows a toast that says
 * that nothing was saved, so that the button does not seem broken (D-4; Spec §4, §7).
 */
export function logOnly(name: string, data: unknown): void {
  console.info(name, data)
  toast.info(LOG_ONLY_TEXT)
}
